import { motsDits, trouverMentions } from '@francis/lecture';
import { expliquerIfi } from '@francis/fiscal/patrimoine';
import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, type Explication, expliquer, manque } from './domaine.ts';
import { estUneDette, repartir, toutEnFrance } from './ifi-biens.ts';
import { vitAilleurs } from './ifi-residence.ts';
import { paysCites } from './pays.ts';
import { demandeUnCalcul, estUnResultat, type QuestionLue } from './question.ts';
import { sansResultatsAvances } from './resultats-avances.ts';

const Entree = z.strictObject({
  annee: z.int().min(2018).max(2030),
  patrimoine_net_taxable: z.number().min(0).max(1e10).optional(),
  residence_principale: z.number().min(0).max(1e10).optional(),
  autres_biens: z.number().min(0).max(1e10).optional(),
  dettes: z.number().min(0).max(1e10).optional(),
  residences_possibles: z
    .array(z.number().min(0).max(1e10))
    .min(1)
    .max(20)
    .optional()
    .describe('Autres biens peut-être habités.'),
  biens: z
    .array(
      z.strictObject({
        valeur: z.number().min(0).max(1e10),
        dettes: z.number().min(0).max(1e10).optional().describe('Reste dû sur son prêt.'),
        part: z.number().min(0).max(1).optional().describe('Part détenue du bien et du prêt.'),
        residence_principale: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .describe('Biens un par un, avec leur prêt.'),
  non_resident: z.boolean().optional(),
  /** A good told before, taken out: when it left, and whether its loan left with it, are not said. */
  bien_retire: z.number().optional(),
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
/** What somebody leaves is shared by heirs, and owes no tax on wealth. */
const SUCCESSION = motsDits(
  'mort|morte|decede|decedee|deces|dcd|defunt|defunte|succession|heritiers|heritier|herite|heritons|heritage|dmtg|laisse|de cujus',
);
const AUCUN_BIEN = /\b(?:aucun|sans|pas d[e'])[^.?]{0,25}\b(?:immobilier|bien|immeuble)\w*/;

function annee(q: QuestionLue): number {
  const dite = /\b(?:en|ifi|janvier|de) (20[12]\d)\b/.exec(q.texte);
  const [an = ''] = dite?.slice(1) ?? [];
  // « Papa est décédé en 2022 »: not the year of the tax.
  const duDeces = SUCCESSION.test(q.texte) && ![`ifi ${an}`, `janvier ${an}`].some((mots) => q.texte.includes(mots));
  return an === '' || duDeces ? Number(q.jour.slice(0, 4)) : Number(an);
}

const LOGEMENT_DIT = motsDits('appart|apparts|studio|studios|duplex|loft|pied-a-terre|t1|t2|t3|t4');

function lire(dite: QuestionLue) {
  const q = sansResultatsAvances(dite);
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
  // What a canton taxes is the whole wealth.
  if (!motsDits('ifi|isf|fortune immobiliere').test(q.texte) && (q.francs || paysCites(q.texte).length > 0))
    return undefined;
  if (!SUJET.test(q.texte) && SUCCESSION.test(q.texte)) return undefined;
  if (HORS_CHAMP.test(q.texte) && (AUCUN_BIEN.test(q.texte) || !(BATI.test(q.texte) || LOGEMENT_DIT.test(q.texte))))
    return undefined;
  // « 3 000 € d’IFI »: what was paid, no good.
  if (q.montants.some((m) => estUnResultat(m) && !estUneDette(m))) return undefined;
  // The usufruct of a widow by law is shared, that of a gift is not (CGI art. 968).
  if (SUCCESSION.test(q.texte) && motsDits('usufruit').test(q.texte))
    return {
      manques: [
        manque(
          'si l’usufruit vient de la loi ou d’une donation entre époux, et la valeur de ce que chacun détient',
          'dans le premier cas chacun déclare sa part, dans l’autre l’usufruitier déclare tout',
        ),
      ],
    };
  if (q.montants.every(estUneDette))
    return { manques: [manque('la valeur de vos biens immobiliers au 1er janvier', 'les dettes s’en déduisent')] };
  const part = partDeLaSci(q.texte);
  if (part === undefined)
    return {
      entree: {
        annee: annee(q),
        ...repartir(q),
        ...(vitAilleurs(q.texte) && toutEnFrance(q) ? { non_resident: true } : {}),
      },
    };
  const [seul] = q.montants;
  if (part.duTout && q.montants.length === 1 && seul !== undefined && !estUneDette(seul))
    return { entree: { annee: annee(q), biens: [{ valeur: seul.montant, part: part.valeur }] } };
  return {
    manques: [
      manque('la valeur de vos parts de SCI, dettes de la société déduites', 'seule votre part du capital compte'),
    ],
  };
}

const D_UNE_SCI = [
  "d'une sci",
  'de la sci',
  'de ma sci',
  'des parts',
  'de parts',
  'du capital',
  "d'1 sci",
  'de notre sci',
];
const SCI_A = ['sci a', 'sci detenue a', 'sci possedee a', 'sci que je detiens a', 'sci que nous detenons a'];

/** « 60 % d’une SCI », « SCI détenue à 50 % »: whether what follows is surely told of the whole of it. */
function partDeLaSci(texte: string): { readonly valeur: number; readonly duTout: boolean } | undefined {
  if (!motsDits('sci').test(texte)) return undefined;
  for (const m of trouverMentions(texte)) {
    if (m.type !== 'taux' || m.valeur >= 1) continue;
    const apres = texte.slice(m.span[1]).trimStart();
    if (D_UNE_SCI.some((mots) => apres.startsWith(mots)))
      return { valeur: m.valeur, duTout: motsDits("l'immeuble|immeuble|bien|le bien|patrimoine|dont").test(apres) };
    const avant = texte.slice(0, m.span[0]).trimEnd();
    if (SCI_A.some((mots) => avant.endsWith(mots))) return { valeur: m.valeur, duTout: false };
  }
  return undefined;
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

const calculerSeul = (e: Entree): Explication | RefusFiscal =>
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
  );

const feuille = (regle: string, libelle: string, valeur: NoeudTrace['valeur'], formule: string): NoeudTrace => ({
  regle,
  libelle,
  valeur,
  unite: 'EUR',
  formule,
  article: 'CGI art. 973',
  entrees: [],
  parametres: [],
  enfants: [],
});

/** A home of which nobody says that its owner lives there: the allowance is left out, and what it would give is told. */
function signalerResidence({ residences_possibles: possibles, ...e }: Entree): Explication | RefusFiscal {
  const calcul = calculerSeul(e);
  if (possibles === undefined || !('trace' in calcul)) return calcul;
  const valeurs = [...new Set(possibles)];
  const avec = valeurs.flatMap((valeur): NoeudTrace[] => {
    const autre = calculerSeul({
      ...e,
      residence_principale: valeur,
      autres_biens: Math.max(0, (e.autres_biens ?? 0) - valeur),
    });
    return 'trace' in autre ? [autre.trace] : [];
  });
  if (avec.every((trace) => trace.valeur === calcul.trace.valeur)) return calcul;
  return {
    ...calcul,
    statut: 'estimation',
    trace: {
      ...calcul.trace,
      enfants: [
        ...calcul.trace.enfants,
        ...avec.flatMap((trace, i) => [
          feuille(`ifi.residence_possible_${i + 1}`, 'Bien peut-être habité', valeurs[i] ?? 0, 'Valeur dite'),
          feuille(`ifi.si_residence_${i + 1}`, 'IFI si ce bien est habité', trace.valeur, trace.formule),
        ]),
      ],
    },
  };
}

/** What the tax was with the good that is taken out. */
function avecLeBien({ bien_retire: retire, ...e }: Entree): Explication | RefusFiscal {
  const calcul = signalerResidence(e);
  if (retire === undefined || !('trace' in calcul)) return calcul;
  const net = e.patrimoine_net_taxable;
  const avant = calculerSeul(
    net === undefined
      ? { ...e, autres_biens: (e.autres_biens ?? 0) + retire }
      : { ...e, patrimoine_net_taxable: net + retire },
  );
  if (!('trace' in avant)) return calcul;
  const { valeur, formule } = avant.trace;
  return {
    ...calcul,
    statut: 'estimation',
    trace: {
      ...calcul.trace,
      enfants: [...calcul.trace.enfants, feuille('ifi.avec_le_bien', 'IFI avec ce bien', valeur, formule)],
    },
  };
}

export const IFI = definirDomaine<Entree>({
  outil: 'calculer_ifi',
  description: 'Impôt sur la fortune immobilière, d’après le patrimoine net ou les biens.',
  schema: Entree,
  prime: /\bifi\b|\bisf\b|\bfortune\b/,
  objet: 'l’impôt sur la fortune immobilière',
  lire,
  calculer: (e) => netEtBiens(e) ?? avecLeBien(e),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      r.chiffres['ifi.impot'] === 0
        ? `Vous ne devez pas d’IFI : **${j('ifi.impot')}** pour ${e.annee}. Il n’est dû qu’au-delà du seuil de patrimoine immobilier net.[^cgi-964][^cgi-977]`
        : `Votre IFI ${e.annee} est de **${j('ifi.impot')}**.[^cgi-977]`,
    );
    const possibles = [...new Set(e.residences_possibles ?? [])].map((_, i) => i + 1);
    if (possibles.every((i) => `ifi.si_residence_${i}` in r.chiffres) && possibles.length > 0) {
      const cas = possibles.map(
        (i) => `**${j(`ifi.si_residence_${i}`)}** si c’est celui de ${j(`ifi.residence_possible_${i}`)}`,
      );
      b.paragraphe(
        `Ce montant suppose que vous n’habitez aucun de ces biens. L’IFI serait de ${cas.join(', de ')}. Lequel est votre résidence principale ?[^cgi-973]`,
      );
    }
    if ('ifi.avec_le_bien' in r.chiffres) b.paragraphe(`Avec ce bien, il était de **${j('ifi.avec_le_bien')}**.`);
    if (e.bien_retire !== undefined)
      b.paragraphe(
        'Ce bien est retiré du calcul, et les dettes dites sont gardées : retirez aussi son prêt s’il en avait un. Une vente ne change que l’IFI des années suivantes, car seul compte le patrimoine au 1er janvier.',
      );
    if (e.non_resident === true)
      b.paragraphe(
        'Sans domicile fiscal en France, vous ne devez l’IFI que sur vos biens situés en France (CGI art. 964) ; aucun n’est votre résidence principale.',
      );
    b.paragraphe(
      'Le barème s’applique au patrimoine immobilier net au 1er janvier, dettes déduites ; la résidence principale n’y compte que pour une part de sa valeur (CGI art. 973). Il se déclare avec les revenus.',
    );
  },
});
