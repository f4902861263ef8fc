import { notion } from './concept.ts';

/** What a person calls the income tax, or paying it: a sentence that asks for it holds one of these. */
export const DE_L_IMPOT = [
  notion(
    'impot',
    'impôt',
    'ir|irpp|dimpot|limpot|limpo|impos|impo|tax|taxe|taxation|imposition|imposee|impose|avis|fisc|etat|fiscalite|fiscalement|note fiscale|facture fiscale|tmi|tranche|taux marginal|taux moyen|parts|restitution|payer|paye|paie|paies|paient|payons|payez|paiera|paierai|paieras|paieront|paierons|paierez|paierais|paierait|payerai|payera|pay|jpaye|jpaie|regler|debourser|verser au tresor|doire|dois je|devons nous|rembourse|remboursement|rendre|on me rend|reclame|decote|imposable|imposables|revenu fiscal de reference|rfr',
  ),
] as const;

/** Words of a sentence that asks which name nothing of what is asked: it asks about what was told before. */
export const MOTS_SANS_OBJET: ReadonlySet<string> = new Set(
  (
    'combien cmb quel quelle quoi koi comment est etait sera serait fait fera ferait faire donne donnera donnerait revient reviendra ' +
    'ramene revenir ressort sort monte arrive sommes suis sont etre avoir aura aurai aurais avait tout total totale somme montant resultat final finale ' +
    'bout compte fin chiffre chiffres calcul calculer calculez calcule refaire refais estimation estimer estimez reponse verdict donner donnez dire dites savoir sait ' +
    'pouvez peux peut puis pourriez pouvoir voulais voudrais veux aimerais aider aidez merci svp stp plait bonjour bonsoir salut slt ' +
    'nous vous moi toi lui elle elles ils eux leur leurs notre votre mon mes nos vos son ses cela ceci celui cette cet ces ' +
    'dans avec sans pour par sur sous chez vers entre comme que qui dont alors donc aussi encore deja bien exact exactement exacte environ ' +
    'plus moins maintenant annee an mois euro euros mille cents cent deux trois une des les aux est-ce tous toutes toute meme autre autres ' +
    'chacun chacune vais vas allons allez vont va aller faut faudra doit dois devons devez devoir devron devrai devrait attendre prevoir compter net nette brut hors non pas compris comprise prelevement prelevements social sociaux source'
  ).split(' '),
);
