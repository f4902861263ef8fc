import { notion } from './concept.ts';

/** Who receives a gift: bodies that feed, house or care for people in difficulty (CGI art. 200, 1 ter), and the others. */
export const ORGANISMES = [
  notion(
    'aide',
    'aide aux personnes en difficulté',
    'resto|restos du coeur|resto du coeur|restau du coeur|restaus du coeur|restaurants du coeur|restaurant du coeur|restos|coluche|secours populaire|secours catholique|secours islamique|secour populaire|secour catholique|secours pop|le secours|croix rouge|emmaus|banque alimentaire|abbe pierre|fondation pour le logement|fondation pour le logement des defavorises|samu social|samusocial|armee du salut|petits freres des pauvres|medecins du monde|medecin du monde|medecins sans frontieres|medecin sans frontieres|msf|soupe populaire|aide alimentaire|personnes en difficulte|gens en difficulte|plus demunis|aux demunis|sans abri|sans abris|sdf|entraide|ordre de malte|atd quart monde|maraude|epicerie solidaire|violences conjugales|violences domestiques|femmes battues|75 %|75%|loi coluche',
  ),
  notion(
    'ordinaire',
    'organisme d’intérêt général',
    'spa|ligue contre le cancer|telethon|unicef|wwf|greenpeace|amnesty|institut pasteur|institut curie|pasteur|arc|recherche medicale|recherche contre|fondation de recherche|club|club de sport|club de gym|association sportive|association culturelle|ecole|universite|musee|eglise|paroisse|denier|denier du culte|mosquee|synagogue|temple|parti politique|parti|candidat|handicap international|action contre la faim|fondation du patrimoine|wikipedia|sos mediterranee|refuge|chorale|lpo|66 %|66%',
  ),
] as const;
