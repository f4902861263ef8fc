import type { TexteSuivi } from './texte-suivi.ts';

/** Words of the trade towards which a misspelt word is pulled. */
const METIER = [
  'celibataire',
  'celibataires',
  'marie',
  'maries',
  'mariee',
  'pacse',
  'pacses',
  'pacsee',
  'divorce',
  'divorcee',
  'divorces',
  'separe',
  'separee',
  'veuve',
  'concubinage',
  'imposable',
  'imposables',
  'impot',
  'impots',
  'salaire',
  'salaires',
  'revenu',
  'revenus',
  'retraite',
  'retraites',
  'pension',
  'pensions',
  'alimentaire',
  'enfant',
  'enfants',
  'college',
  'lycee',
  'creche',
  'nounou',
  'assistante',
  'maternelle',
  'garde',
  'alternee',
  'exclusive',
  'femme',
  'conjoint',
  'conjointe',
  'epouse',
  'compagne',
  'compagnon',
  'gagne',
  'gagnons',
  'touche',
  'declare',
  'abattement',
  'dividendes',
  'fonciers',
  'foncier',
  'loyers',
  'menage',
  'jardinage',
  'domicile',
  'freelance',
  'entreprise',
  'frais',
  'reels',
  'plafond',
  'tranche',
  'marginale',
  'combien',
  'augmentation',
  'rattachement',
  'rattacher',
  'bareme',
  'decote',
  'mensuel',
  'annuel',
  'annee',
  'euros',
] as const;

/** Correct words that resemble a word of the trade: left alone. */
const VOISINS = new Set([
  'imputable',
  'imputables',
  'imputer',
  'menagere',
  'menageres',
  'salarie',
  'salariee',
  'salaries',
  'mariage',
  'marier',
  'mairie',
  'enfance',
  'frein',
  'gagner',
  'gagnes',
  'gagnait',
  'gagnent',
  'gagnera',
  'imposition',
  'impose',
  'imposee',
  'imposees',
  'imposes',
  'imposer',
  'touches',
  'toucher',
  'declarer',
  'declares',
  'declaree',
  'garder',
  'gardes',
  'ferme',
  'revend',
  'revends',
  'revente',
  'revendu',
  'revendue',
  'revendus',
  'marge',
  'marges',
  'revendues',
  'revendus',
  'marge',
  'marges',
  'revendre',
  'revendons',
  'reventes',
  'rentes',
  'domicilie',
  'domiciliee',
  'domicilies',
  'revient',
  'revenue',
  'retenu',
  'retenue',
  'retenus',
  'retenues',
  'separer',
  'separes',
  'menager',
  'menages',
  'compagnie',
  'campagne',
  'campagnes',
  'pacte',
  'pactes',
  'penser',
  'pensons',
  'pensent',
  'retrait',
  'retraits',
  'retraitee',
  'retraitees',
  'apport',
  'annees',
  'annuels',
  'annuelle',
  'mensuels',
  'mensuelle',
  'tranches',
  'tranchee',
  'reelle',
  'reelles',
  'reel',
  'fraise',
  'frere',
  'divorcer',
  'pacser',
  'passe',
  'passes',
  'passer',
  'passee',
  'passent',
  'passant',
  'mamie',
  'maman',
  'parti',
  'partis',
  'payer',
  'payes',
  'majeur',
  'majeure',
  'conjoints',
  'conjointes',
  'conjointement',
  'epouser',
  'epoux',
  'femmes',
  'marginal',
  'marginaux',
  'alimentaires',
  'foncieres',
  'fonciere',
  'loyer',
  'dividende',
  'creches',
  'lycees',
  'lyceen',
  'lyceens',
  'lyceenne',
  'colleges',
  'collegien',
  'collegiens',
  'collegienne',
  'collegiennes',
  'lyceennes',
  'collegue',
  'collegues',
  'annexe',
  'annexes',
  'entreprises',
  'alterne',
  'alternes',
  'alternance',
  'alternant',
  'exclusif',
  'maternel',
  'assistant',
  'assistants',
  'plafonds',
  'plafonne',
  'gagnant',
  'gagnants',
  'implant',
  'baremes',
  'decotes',
  'abattements',
  'augmenter',
  'augmentations',
  'rattache',
  'rattachee',
  'rattaches',
  'declarent',
  'declarons',
  'declarez',
  'touchons',
  'touchent',
]);
const CONNUS = new Set<string>([...METIER, ...VOISINS]);

/** Optimal string alignment distance, given up beyond `max`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let avant: number[] = [];
  let courante = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const suivante = [i];
    let meilleur = i;
    for (let j = 1; j <= b.length; j++) {
      const pareil = a[i - 1] === b[j - 1] ? 0 : 1;
      let cout = Math.min((courante[j] ?? 0) + 1, (suivante[j - 1] ?? 0) + 1, (courante[j - 1] ?? 0) + pareil);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cout = Math.min(cout, (avant[j - 2] ?? 0) + 1);
      suivante.push(cout);
      meilleur = Math.min(meilleur, cout);
    }
    if (meilleur > max) return max + 1;
    avant = courante;
    courante = suivante;
  }
  return courante[b.length] ?? max + 1;
}

function corriger(mot: string): string {
  if (mot.length < 5 || mot.length > 14 || CONNUS.has(mot)) return mot;
  const max = mot.length >= 8 ? 2 : 1;
  let meilleur = mot;
  let ecart = max + 1;
  for (const candidat of METIER) {
    // A typo on the first letter is rare; asking for it avoids most false friends.
    if (candidat.length < 5 || candidat[0] !== mot[0]) continue;
    // Two errors are forgiven only where the word stays recognisable by its start.
    const d = distance(mot, candidat, max);
    if (d === 0) return mot;
    if (d < ecart && (d === 1 || candidat.slice(0, 3) === mot.slice(0, 3))) {
      ecart = d;
      meilleur = candidat;
    }
  }
  return meilleur;
}

/** Pulls slightly misspelt words of the trade towards their right form; other words are untouched. */
export function corrigerOrthographe(texte: TexteSuivi): TexteSuivi {
  return texte.remplacer(/[a-z]+/g, corriger);
}
