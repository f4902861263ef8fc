import { motsDits } from '@francis/lecture';
import { expliquerIfi } from '@francis/fiscal/patrimoine';
import type { RefusFiscal } from '@francis/fiscal';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { estUnePartie, type Mention } from '../comprehension/mentions.ts';
import { demandeUnCalcul, type QuestionLue } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2018).max(2030),
  patrimoine_net_taxable: z.number().min(0).max(1e10).optional(),
  residence_principale: z.number().min(0).max(1e10).optional(),
  autres_biens: z.number().min(0).max(1e10).optional(),
  dettes: z.number().min(0).max(1e10).optional(),
  biens: z
    .array(
      z.strictObject({
        valeur: z.number().min(0).max(1e10),
        dettes: z.number().min(0).max(1e10).optional().describe('Capital du prêt de ce bien restant dû.'),
        part: z.number().min(0).max(1).optional().describe('Part détenue, du bien et de son prêt ; 1 sans elle.'),
        residence_principale: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .describe('Biens donnés un par un, avec leur prêt.'),
});
type Entree = z.infer<typeof Entree>;

const SUJET = motsDits('ifi|fortune immobiliere|impot sur la fortune|isf');
const PATRIMOINE = motsDits(
  'patrimoine immobilier net taxable|patrimoine immobilier net imposable|patrimoine immobilier net net|patrimoine immobilier taxable|patrimoine immobilier imposable|patrimoine immobilier net|patrimoine net taxable|patrimoine net imposable|patrimoine net net|patrimoine taxable|patrimoine imposable|patrimoine net|net taxable',
);
const HORS_CHAMP =
  /\b(?:actions?|titres|bourse|portefeuille|assurances?[- ]vie|bitcoins?|crypto\w*|livrets?|epargne|tableaux|or|dons?)\b/;
const BATI =
  /\b(?:immobili\w+|appartements?|maisons?|villas?|immeubles?|terrains?|logements?|residences?|scpi|sci|parkings?|chalets?|hotels?|bien|biens|murs|actif|taxable|foncier\w*|patrimoine)\b/;
const AUCUN_BIEN = /\b(?:aucun|sans|pas d[e'])[^.?]{0,25}\b(?:immobilier|bien|immeuble)\w*/;

function annee(q: QuestionLue): number {
  const dite = /\b(?:en|ifi|janvier|de) (20[12]\d)\b/.exec(q.texte);
  return dite ? Number(dite[1]) : Number(q.jour.slice(0, 4));
}

const HORS_IMMOBILIER =
  /\b(?:assurances?[- ]vie|av|fonds (?:garantis?|euros?)|cca|comptes? courants?|liquidites|fonds garanti|livrets?|actions|obligations|pea|compte[- ]titres|collection|timbres|tableaux?|oeuvres?|voitures?|bateau|bijoux|liquidites|dons?|comptes? bancaires?|epargne|or physique)\b[^#]*$/;
const RESIDENCE = motsDits('residence principale|rp');
const SANS_RESIDENCE =
  /\b(?:hors|sans|en dehors de|excepte|sauf|exclue?)(?: (?:la|ma|notre))? (?:residence principale|rp|maison principale)\b/;
/** « 900 000 € (résidence principale) »: said of the amount before it, whatever comes next. */
const DE_LA_RESIDENCE = ['(', ', ', '']
  .flatMap((lien) => ['', 'ma ', 'notre ', 'la ', 'en '].map((article) => `${lien}${article}`))
  .flatMap((debut) => [`${debut}residence principale`, `${debut}rp)`]);
const estLaResidence = (droite: string): boolean => {
  const suite = droite.replace('€', '').trim();
  return DE_LA_RESIDENCE.some((dit) => suite.startsWith(dit));
};
/** « , RP 800 k€ »: the price follows its name. */
const AVANT_UN_PRIX = /\b(?:residence principale|rp)(?: ?(?:de|a|:|=))? ?$/;

const DETTE =
  /\b(?:dettes?|crd|passifs?|emprunts?|credits?|prets?|capital restant du|reste a (?:payer|rembourser))\b[^#]{0,45}$/;
const estUneDette = (m: Mention): boolean =>
  DETTE.test(m.gauche.slice(-90)) || /^ ?€? ?(?:de (?:dettes?|credits?|prets?)|d'emprunts?|restant du)/.test(m.droite);
/** A good of the business, or of which somebody else has the usufruct, is not counted. */
const EXONERE = /\b(?:exploitation|professionnel\w*|affectes?|outils? de travail)\b/;
const D_AUTRUI = /\b(?:nue[- ]propriete|nu[- ]propri\w+|np)\b/;
/** Who gave keeps the usufruct, and the whole tax (CGI 968); the usufruct of a widow by law is shared. */
const RESERVE = /\busufruit reserve\b|\breserve d'usufruit\b|\bdonat\w+\b/;
const IMMOBILIER = /\b(?:appartements?|maisons?|immeubles?|terrains?|scpi|sci|parkings?|immobili\w+)\b[^#]*$/;

function lire(q: QuestionLue) {
  if (
    q.juridiction === 'FR' &&
    q.montants.length === 0 &&
    motsDits('ifi').test(q.texte) &&
    /\b(?:mon|notre) ifi\b|\bcalcul\w*\b/.test(q.texte) &&
    demandeUnCalcul(q)
  )
    return {
      manques: [
        manque(
          'la valeur de vos biens immobiliers au 1er janvier et les dettes qui s’y rattachent',
          'l’impôt porte sur leur valeur nette',
        ),
        manque('lequel est votre résidence principale', 'elle ne compte que pour une part de sa valeur'),
      ],
    };
  if (q.juridiction !== 'FR' || !(SUJET.test(q.texte) || PATRIMOINE.test(q.texte)) || q.montants.length === 0)
    return undefined;
  if (HORS_CHAMP.test(q.texte) && (AUCUN_BIEN.test(q.texte) || !BATI.test(q.texte))) return undefined;
  return { entree: { annee: annee(q), ...repartir(q) } };
}

const somme = (montants: readonly Mention[]): number => montants.reduce((t, m) => t + m.montant, 0);

/** What the amounts are: the home, debts, the rest; « dont » takes its amount out of the whole, and never adds it. */
function repartir(q: QuestionLue): Omit<Entree, 'annee'> {
  // Neither securities, cash nor objects are real estate.
  const biens = q.montants.filter(
    (m) => !HORS_IMMOBILIER.test(m.gauche.slice(-70)) || IMMOBILIER.test(m.gauche.slice(-40)),
  );
  const dettes = q.montants.filter(estUneDette);
  const residence = trouverLaResidence(q, dettes);
  const parties = q.montants.filter((m, i) => estUnePartie(m, q.montants[i - 1]));
  const nouveaux = q.derniers.filter((m) => !estUneDette(m));
  const poses = residence === undefined && q.phrases.length > 1 && nouveaux.length > 0 ? nouveaux : biens;
  const comptes = poses.filter((m) => m !== residence && !dettes.includes(m) && !parties.includes(m));
  const exoneres = parties.filter((m) => {
    const autour = `${m.gauche} ${m.droite}`;
    return EXONERE.test(autour) || (D_AUTRUI.test(autour) && RESERVE.test(autour));
  });
  // « 3 M€ dont 1 M€ d’immobilier »: only that part is real estate.
  const [immobilier] = parties.filter((m) => m !== residence && /^ ?€? ?(?:d'|en )immobilier\b/.test(m.droite));
  const dansLeTotal = residence !== undefined && parties.includes(residence);
  const autres =
    immobilier?.montant ?? Math.max(0, somme(comptes) - somme(exoneres) - (dansLeTotal ? residence.montant : 0));
  const dette = dettes.length === 0 ? {} : { dettes: somme(dettes) };
  // A home held through a company has no allowance.
  if (
    residence !== undefined &&
    motsDits('sci').test(`${residence.gauche.slice(-20)} ${residence.droite.slice(0, 40)}`)
  )
    return { patrimoine_net_taxable: Math.max(0, autres + residence.montant - somme(dettes)) };
  if (residence === undefined && dettes.length === 0) return { patrimoine_net_taxable: autres };
  return {
    ...(residence === undefined ? {} : { residence_principale: residence.montant }),
    autres_biens: autres,
    ...dette,
  };
}

/** The amount that is said to be the home's. */
function trouverLaResidence(q: QuestionLue, dettes: readonly Mention[]): Mention | undefined {
  const possibles = q.montants.filter(
    (m, i) =>
      !dettes.includes(m) &&
      !SANS_RESIDENCE.test(`${m.gauche} ${m.droite}`) &&
      !(q.montants[i + 1]?.rang === m.rang && AVANT_UN_PRIX.test(m.droite)),
  );
  return (
    possibles.find((m) => estLaResidence(m.droite)) ??
    possibles.findLast((m) => {
      const gauche = m.gauche.slice(-90);
      return (
        (RESIDENCE.test(gauche) && /\b(?:residence principale|rp)\b[^#]{0,40}$/.test(gauche)) ||
        /\bmaison\b[^#]{0,20}$|\b(?:maison|appartement|logement),? (?:ou|que) (?:nous|j'|je|on)[^#]{0,40}$/.test(gauche)
      );
    }) ??
    possibles.findLast((m) => /^ ?€?[^#,]{0,20}\b(?:residence principale|rp)\b/.test(m.droite))
  );
}

/** A net value beside the goods that make it: one of the two would be left out. */
const netEtBiens = ({ patrimoine_net_taxable, biens }: Entree): RefusFiscal | undefined =>
  patrimoine_net_taxable === undefined || biens === undefined
    ? undefined
    : {
        statut: 'refus',
        code: 'FOYER_INCOHERENT',
        champ: 'biens',
        message: 'Le patrimoine net taxable compte déjà les biens et leurs prêts : donnez l’un ou les autres.',
      };

export const IFI = definirDomaine<Entree>({
  outil: 'calculer_ifi',
  description: 'Impôt sur la fortune immobilière d’un foyer, à partir du patrimoine net taxable ou des biens.',
  schema: Entree,
  prime: /\bifi\b|\bisf\b|\bfortune\b/,
  objet: 'l’impôt sur la fortune immobilière',
  lire,
  calculer: (e) =>
    netEtBiens(e) ??
    expliquer(
      expliquerIfi(
        e.patrimoine_net_taxable === undefined
          ? {
              annee: e.annee,
              biens: [
                ...(e.residence_principale === undefined
                  ? []
                  : [{ nom: 'Résidence principale', valeur: e.residence_principale, residence_principale: true }]),
                ...(e.autres_biens === undefined || e.autres_biens === 0
                  ? []
                  : [{ nom: 'Autres biens', valeur: e.autres_biens }]),
                ...(e.biens ?? []).map(({ valeur, dettes, part = 1, residence_principale }) => ({
                  valeur: valeur * part,
                  ...(dettes === undefined ? {} : { dettes: dettes * part }),
                  ...(residence_principale ? { residence_principale } : {}),
                })),
              ],
              ...(e.dettes === undefined ? {} : { autres_dettes: e.dettes }),
            }
          : { annee: e.annee, patrimoine_net_taxable: e.patrimoine_net_taxable },
      ),
    ),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      r.chiffres['ifi.impot'] === 0
        ? `Vous ne devez pas d’IFI : **${j('ifi.impot')}** pour ${e.annee}. Il n’est dû qu’au-delà du seuil de patrimoine immobilier net.[^cgi-964][^cgi-977]`
        : `Votre IFI ${e.annee} est de **${j('ifi.impot')}**.[^cgi-977]`,
    );
    b.paragraphe(
      'Le barème s’applique au patrimoine immobilier net au 1er janvier, dettes déduites ; la résidence principale n’y compte que pour une part de sa valeur (CGI art. 973). Il se déclare avec les revenus.',
    );
  },
});
