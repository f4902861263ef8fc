import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { nombre } from '../orchestration/typographie.ts';
import type { Brouillon } from '../redaction/brouillon.ts';
import type { Explication, ResultatDomaine } from './domaine.ts';
import type { QuestionLue } from './question.ts';

/** What a business owes for a period: the tax of its sales less that of its purchases (CGI art. 271). */
export interface TvaDue {
  readonly montantHT: number;
  readonly ttc: boolean;
  readonly achats: number;
  readonly achats_ttc: boolean;
}

const ACHATS = [
  'achat',
  'depense',
  'frais',
  'fournisseur',
  'charges',
  'achete',
  'imprimeur',
  'stock',
  'marchandise',
  "m'a facture",
  'nous a facture',
  "m'ont facture",
];
const VENTES = [
  'vente',
  'factur',
  'chiffre d',
  'ca ',
  'recette',
  'encaiss',
  'vendu',
  'revend',
  'collectee sur',
  'recu',
];
const DEUX_COTES = motsDits(
  'achats|achat|depenses|depense|frais|fournisseurs|fournisseur|charges|achete|imprimeur|achetes',
);
const DES_VENTES = motsDits(
  "ventes|vente|factures|facture|facturation|chiffre d'affaires|ca|recettes|encaissements|encaisse|encaisses|vendu|vends|revends|revend|collectee|fait|recu|caisse",
);
/** Words around an amount that may say what it is. */
const AVANT = 40;
const APRES = 24;

/** Sales and purchases are both told. */
export const estUneDeclaration = ({ texte, montants }: QuestionLue): boolean =>
  montants.length > 1 && DEUX_COTES.test(texte) && DES_VENTES.test(texte);

const SEPARENT = [' et ', ', ', ';'];

/** Characters from an amount to the nearest of these words, before it or after it. */
function ecart({ gauche, droite }: Mention, mots: readonly string[]): number {
  // What stands beyond « et » or a comma is of the other amount.
  const proche = gauche.slice(-AVANT);
  const avant = proche.slice(Math.max(...SEPARENT.map((signe) => proche.lastIndexOf(signe))) + 1);
  const fin = Math.min(...SEPARENT.map((signe) => `${droite}${signe}`.indexOf(signe)));
  const apres = droite.slice(0, Math.min(fin, APRES));
  const ecarts = mots.flatMap((mot) => {
    const [dernier, premier] = [avant.lastIndexOf(mot), apres.indexOf(mot)];
    return [...(dernier === -1 ? [] : [avant.length - dernier - mot.length]), ...(premier === -1 ? [] : [premier])];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...ecarts);
}

/** The side of an amount: its nearest word of either; nothing when none is near, or both alike. */
function coteDe(m: Mention): 'achats' | 'ventes' | undefined {
  const [achats, ventes] = [ecart(m, ACHATS), ecart(m, VENTES)];
  if (achats === ventes) return undefined;
  return achats < ventes ? 'achats' : 'ventes';
}

const TTC = ['ttc', 'toutes taxes'];
const HT = ['ht', 'hors tax'];
/** Whether an amount includes its tax, by the words right after it; nothing when they do not say. */
function toutesTaxes({ droite }: Mention): boolean | undefined {
  const dits = droite.replaceAll('€', ' ').trimStart();
  if (TTC.some((mot) => dits.startsWith(mot))) return true;
  return HT.some((mot) => dits.startsWith(mot)) ? false : undefined;
}

/** One amount of sales and one of purchases, each said with or without its tax; nothing otherwise. */
export function lireTvaDue({ montants }: QuestionLue): TvaDue | undefined {
  const dits = montants.length > 2 ? montants.filter((m) => toutesTaxes(m) !== undefined) : montants;
  const [premier, second, autre] = dits;
  if (premier === undefined || second === undefined || autre !== undefined) return undefined;
  const [un, deux] = [coteDe(premier), coteDe(second)];
  if (un === deux) return undefined;
  // « ce mois 8 640 TTC, j’ai acheté pour 2 400 TTC »: of two, the one that is not said bought was sold.
  const achat = un === 'achats' || deux === 'ventes' ? premier : second;
  const vente = achat === premier ? second : premier;
  const [ttc, achats_ttc] = [toutesTaxes(vente), toutesTaxes(achat)];
  return ttc === undefined || achats_ttc === undefined
    ? undefined
    : { montantHT: vente.montant, ttc, achats: achat.montant, achats_ttc };
}

const DUE = 'tva.due';
const CREDIT = 'tva.credit';
const COLLECTEE = 'tva.collectee';
const DEDUCTIBLE = 'tva.deductible';
const ARTICLE = 'CGI art. 271';

function taxeDe(trace: NoeudTrace): NoeudTrace | undefined {
  return trace.enfants.find(({ regle }) => regle === 'tva.montant_tva');
}
const enCentimes = (montant: number): number => Math.round(montant * 100) / 100;

/** The tax of sales less that of purchases: due, or a credit when purchases bore more. */
export function retrancher(
  ventes: Explication | RefusFiscal,
  achats: Explication | RefusFiscal,
): Explication | RefusFiscal {
  if (!('trace' in ventes)) return ventes;
  if (!('trace' in achats)) return achats;
  const [collectee, deductible] = [taxeDe(ventes.trace), taxeDe(achats.trace)];
  if (collectee === undefined || deductible === undefined) throw new Error('a tax has its line');
  const solde = enCentimes(Number(collectee.valeur) - Number(deductible.valeur));
  const credit = solde < 0;
  return {
    ...ventes,
    hypotheses: [...ventes.hypotheses, 'Achats utilisés en entier pour l’activité taxée, avec leurs factures.'],
    trace: {
      ...collectee,
      regle: credit ? CREDIT : DUE,
      libelle: credit ? 'Crédit de TVA' : 'TVA à payer',
      valeur: Math.abs(solde),
      formule: `${nombre(Number(collectee.valeur))} − ${nombre(Number(deductible.valeur))}`,
      article: ARTICLE,
      parametres: [],
      enfants: [
        { ...collectee, regle: COLLECTEE, libelle: 'TVA collectée' },
        { ...deductible, regle: DEDUCTIBLE, libelle: 'TVA déductible', article: ARTICLE },
      ],
    },
  };
}

export function redigerTvaDue(r: ResultatDomaine, b: Brouillon): void {
  const credit = CREDIT in r.chiffres;
  const solde = `**${jeton(r.appel, credit ? CREDIT : DUE)}**`;
  b.paragraphe(
    `${credit ? `Vous avez un crédit de TVA de ${solde}` : `La TVA à payer est de ${solde}`} : **${jeton(r.appel, COLLECTEE)}** de TVA collectée, moins **${jeton(r.appel, DEDUCTIBLE)}** de TVA déductible.`,
  );
}
