import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import { bornesDesPhrases } from '../comprehension/mentions.ts';

type Categorie = 'normal' | 'intermediaire' | 'reduit' | 'particulier';
const TAUX: Readonly<Record<string, Categorie>> = {
  '20': 'normal',
  '10': 'intermediaire',
  '5.5': 'reduit',
  '2.1': 'particulier',
};
/** Rates that nothing but a tax is counted in. */
const SEULS = new Set(['5.5', '2.1']);
const AVANT = new Set(['tva', 'taux', 'a', 'en', 'de', 'tva:', 'normale']);
/** What makes of the number another thing. */
const UNITES = new Set('ans km mois jours parts enfants personnes heures h k mille m2 € semaines fois'.split(' '));

const nu = (mot: string): string => {
  let fin = mot.length;
  while (fin > 0 && ',;:.?!)'.includes(mot.charAt(fin - 1))) fin -= 1;
  return mot.slice(0, fin).replaceAll('(', '');
};

/** The French rates that a normalised text tells in figures: « 10 % », « tva 20 », « tout à 5,5 ». */
export function tauxDits(texte: string): readonly Categorie[] {
  const mots = texte.split(' ').map(nu);
  const dits = mots.flatMap((mot, i) => {
    const chiffre = mot.endsWith('%') ? mot.slice(0, -1) : mot;
    const categorie = TAUX[chiffre];
    if (categorie === undefined) return [];
    const suivant = mots[i + 1] ?? '';
    const avecSigne = mot.endsWith('%') || suivant === '%';
    if (avecSigne || SEULS.has(chiffre)) return [categorie];
    const avant = mots[i - 1] ?? '';
    const suivi = (texte.split(' ')[i] ?? '') === mot && UNITES.has(suivant);
    return AVANT.has(avant) && !suivi ? [categorie] : [];
  });
  return [...new Set(dits)];
}

const SIGNES_TTC = [
  'ttc',
  'toutes taxes',
  'toutes taxes comprises',
  'taxe comprise',
  'taxes comprises',
  'tva comprise',
];
const DANS_TTC = ['taxe incluse dans', 'tva incluse dans', 'taxe incl. dans', 'taxe comprise dans'];
const LIANTS = [' de', ' :', ' a', ' est de', ' encaissee', ' encaissees'];
const sansLiant = (texte: string): string => {
  const fin = LIANTS.find((mot) => texte.endsWith(mot));
  return fin === undefined ? texte : texte.slice(0, -fin.length);
};

/** « addition TTC 1 870 € », « recette TTC de 10 260 »: the tax is said included before the amount. */
function ttcAvant(m: Mention): boolean {
  const avant = sansLiant(m.gauche.trimEnd());
  return [...SIGNES_TTC, ...DANS_TTC].some((mots) => avant.endsWith(mots));
}

const HORS_TAXE_VOULU = motsDits(
  "du ht|le ht|de ht|en ht|montant ht|total ht|base ht|base hors taxes|base hors taxe|hors taxe de l'annee|ht de l'annee|combien hors taxe|combien hors taxes|tva incluse|tva comprise dedans|taxe incluse|la dedans|dedans",
);
const TTC_DIT = motsDits('ttc|toutes taxes|toutes taxes comprises');

/** « 15 000 de caisse, mais TTC, et il me faut le HT »: what is left without the tax is asked of what holds it. */
const htVoulu = (texte: string): boolean => TTC_DIT.test(texte) && HORS_TAXE_VOULU.test(texte);

/** A price is told and its tax asked, whatever else the sentence says of who pays it. */
export function demandeLaTaxe(texte: string): boolean {
  return bornesDesPhrases(texte).some(([de, a]) => DEMANDE.test(texte.slice(de, a)));
}
const DEMANDE = motsDits(
  "combien|quel montant|quelle tva|quelle est la tva|quelle est la base|quelle base|quel est le ttc|prix ttc|montant ttc|total ttc|ca fait|ttc ?|ttc?|credit ?|solde|tva ?|tva?|tva due|tva nette|net a reverser|montant net|a payer|je reverse|je dois|pour l'etat|est pour",
);

/** Whether the words around an amount, or what is asked of it, say that its tax is in it. */
export const ttcDit = (m: Mention, texte: string): boolean => ttcAvant(m) || htVoulu(texte);
/** What is due for being late is another figure. */
export const PENALITE = motsDits(
  'penalite|penalites|majoration|mise en demeure|interets de retard|rappel tva|redressement',
);
const TAUX_NOMME = motsDits(
  'taux normal|taux reduit|taux intermediaire|taux super reduit|taux particulier|tva normale|tva reduite',
);
/** One rate is told, by its figure or by its name. */
export const tauxDit = (texte: string): boolean => tauxDits(texte).length === 1 || TAUX_NOMME.test(texte);
