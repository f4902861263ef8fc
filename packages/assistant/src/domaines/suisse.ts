import { BIEN_EN_FRANCE, motsDits, VEND_UN_BIEN, VENDEUR_NON_RESIDENT, VILLES_DES_CANTONS } from '@francis/lecture';
import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import {
  CANTONS,
  calculerImpotCantonal,
  calculerImpotFederalDirect,
  expliquerImpotSuisse,
} from '@francis/fiscal/suisse';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { type Explication, type FaitManquant, definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { paysDe } from './pays.ts';
import { demandeUnCalcul, type QuestionLue } from './question.ts';
import { COUPLE, anneeFiscale, demandeImpot, enfants, revenuAnnuel } from './revenus-etrangers.ts';

const EntreeSuisse = z.strictObject({
  annee: z.int().min(2024).max(2026),
  canton: z.enum(CANTONS),
  etatCivil: z.enum(['seul', 'marie']),
  enfants: z.int().min(0).max(15).optional(),
  revenuBrut: z.number().min(0).max(1e9).optional(),
  /** Taxable income, of the Confederation or of the canton: gives its tax alone. */
  revenuImposable: z.number().min(0).max(1e9).optional(),
  niveau: z.enum(['federal', 'cantonal', 'tous']).optional(),
});
type EntreeSuisse = z.infer<typeof EntreeSuisse>;

const VILLES: readonly (readonly [RegExp, EntreeSuisse['canton']])[] = [
  [/\bgeneve\b|\bgenevois\w*\b|\bge\b/, 'GE'],
  [/\bzurich\w*\b|\bzuerich\b|\bzh\b/, 'ZH'],
  [/\bvaud\w*\b|\blausanne\b|\bvd\b|\bnyon\b|\bmontreux\b/, 'VD'],
  [/\bvalais\w*\b|\bsion\b|\bvs\b/, 'VS'],
  [/\bberne\b|\bbernois\w*\b|\bbe\b/, 'BE'],
];

/** The amount is what the tax is computed on, not a gross pay. */
const IMPOSABLE =
  /\b(?:revenu|net|montant)s? (?:fiscalement )?imposables?\b|€ ?(?:de revenu )?imposables?\b|\bimposables? (?:de|cantonal|federal|au|aux)\b/;
const FEDERAL = /\bconfed\w*\b|\bfedera(?:l|ux|le)\b|\bifd\b|\bconfederation\b/;
const SANS_FEDERAL = motsDits(
  "sans l'impot federal|sans l'impot ifd|sans le federal|sans le ifd|sans l'federal|sans l'ifd|sans federal|sans ifd|hors l'impot federal|hors l'impot ifd|hors le federal|hors le ifd|hors l'federal|hors l'ifd|hors federal|hors ifd|ni l'impot federal|ni l'impot ifd|ni le federal|ni le ifd|ni l'federal|ni l'ifd|ni federal|ni ifd|federal non compris|federal exclu",
);
const CANTONAL =
  /\bcantona(?:l|ux|le)s?\b|\bicc\b|\bcommuna(?:l|ux|le)\b|\b(?:pour|par|a|au) (?:le |la )?(?:canton|commune)\b|\bcanton ?(?:et|plus|\+)/;

/** Which taxes are asked of a taxable income: all of them unless one level only is named. */
function niveauDemande(texte: string): 'federal' | 'cantonal' | 'tous' {
  if (SANS_FEDERAL.test(texte)) return 'cantonal';
  if (
    motsDits('total|en tout|les impots|mes impots').test(texte) &&
    !motsDits('cantonal et communal').test(texte) &&
    FEDERAL.test(texte)
  )
    return 'tous';
  const federal = FEDERAL.test(texte);
  const cantonal = CANTONAL.test(texte);
  return federal === cantonal ? 'tous' : federal ? 'federal' : 'cantonal';
}

const cantonDit = (texte: string): EntreeSuisse['canton'] | undefined =>
  CANTONS.find((c) => VILLES_DES_CANTONS[c].test(texte)) ?? VILLES.find(([motif]) => motif.test(texte))?.[1];

/** Whoever lives there and sells what they own in France owes French tax on the gain (CGI art. 244 bis A). */
const vendEnFrance = (texte: string): boolean =>
  cantonDit(texte) === undefined && NON_RESIDENT.test(texte) && VEND.test(texte) && EN_FRANCE.test(texte);
const NON_RESIDENT = motsDits(VENDEUR_NON_RESIDENT);
const VEND = motsDits(VEND_UN_BIEN);
const EN_FRANCE = motsDits(BIEN_EN_FRANCE);

function lireSuisse(q: QuestionLue) {
  if (paysDe(q) !== 'CH' || /\btva\b|\bfrontali\w+\b|\bpilier\b|\b3a\b|\bfortune\b/.test(q.texte)) return undefined;
  if (vendEnFrance(q.texte)) return undefined;
  const revenu = revenuAnnuel(q);
  // The last place told is where they live now.
  const canton = q.phrases.map(cantonDit).findLast((c) => c !== undefined);
  const manqueCanton = manque(
    'le canton et la commune (Genève, Zurich, Vaud, Valais ou Berne)',
    'ils fixent la plus grande part de l’impôt',
    'suisse.canton',
  );
  if (revenu === undefined && demandeUnCalcul(q) && q.montants.length === 0)
    return {
      manques: [
        manque('votre salaire brut annuel en francs', 'l’impôt en dépend'),
        manque('votre état civil et vos enfants', 'le barème en dépend'),
        ...(canton === undefined ? [manqueCanton] : []),
      ],
    };
  if (revenu === undefined || !demandeImpot(q, 'CH')) return undefined;
  const imposable = IMPOSABLE.test(q.texte) || motsDits('ri').test(q.texte);
  const niveau = niveauDemande(q.texte);
  const manques: FaitManquant[] = [];
  if (!(imposable && niveau === 'federal') && canton === undefined) manques.push(manqueCanton);
  if (manques.length > 0) return { manques };
  const etatCivil = COUPLE.test(q.texte) ? ('marie' as const) : ('seul' as const);
  return {
    entree: sansAbsents({
      annee: anneeFiscale(q, 2024),
      canton: canton ?? 'GE',
      etatCivil,
      enfants: enfants(q.texte),
      ...(imposable ? { revenuImposable: revenu, niveau } : { revenuBrut: revenu }),
    }),
  };
}

/** Law of each canton, as the catalogue names it. */
const LOIS: Readonly<Record<EntreeSuisse['canton'], string>> = {
  GE: '[^ch-ge-lipp]',
  VD: '[^ch-vd-li]',
  VS: '[^ch-vs-lf]',
  ZH: '[^ch-zh-stg]',
  BE: '[^ch-be-stg]',
};

const francs = (
  regle: string,
  libelle: string,
  valeur: number,
  article: string,
  enfantsDuNoeud: NoeudTrace[] = [],
): NoeudTrace => ({
  regle,
  libelle,
  valeur,
  unite: 'CHF',
  formule: libelle,
  article,
  entrees: [],
  parametres: [],
  enfants: enfantsDuNoeud,
});

function calculerFederal(e: EntreeSuisse & { revenuImposable: number }): Explication | RefusFiscal {
  const bareme = e.etatCivil === 'marie' || (e.enfants ?? 0) > 0 ? ('famille' as const) : ('seul' as const);
  const calcul = calculerImpotFederalDirect(
    sansAbsents({ revenuImposable: e.revenuImposable, bareme, enfants: e.enfants }),
    e.annee,
  );
  if (calcul.statut === 'refus') return calcul;
  const { statut, reserves, hypotheses, impot } = calcul;
  return { statut, reserves, hypotheses, trace: francs('ch.ifd', 'Impôt fédéral direct', impot, 'LIFD art. 36') };
}

function calculerCantonal(e: EntreeSuisse & { revenuImposable: number }): Explication | RefusFiscal {
  const { canton, etatCivil, enfants: nombre, revenuImposable } = e;
  const calcul = calculerImpotCantonal(sansAbsents({ canton, etatCivil, enfants: nombre, revenuImposable }), e.annee);
  if (calcul.statut === 'refus') return calcul;
  const { statut, reserves, hypotheses, impotCantonal, impotCommunal, impotPersonnel, total } = calcul;
  const article = `Loi fiscale du canton (${canton})`;
  return {
    statut,
    reserves,
    hypotheses,
    trace: francs('ch.canton_commune', 'Impôts du canton et de la commune', total, article, [
      francs('ch.cantonal', 'Impôt cantonal', impotCantonal, article),
      francs('ch.communal', 'Impôt communal', impotCommunal, article),
      francs('ch.personnel', 'Taxe personnelle', impotPersonnel, article),
    ]),
  };
}

/** Both levels on one taxable income: what it is for each is the person's word. */
function calculerDeuxNiveaux(e: EntreeSuisse & { revenuImposable: number }): Explication | RefusFiscal {
  const [federal, cantonal] = [calculerFederal(e), calculerCantonal(e)];
  if (!('trace' in federal)) return federal;
  if (!('trace' in cantonal)) return cantonal;
  const total = Math.round((Number(federal.trace.valeur) + Number(cantonal.trace.valeur)) * 100) / 100;
  return {
    statut: federal.statut === 'exact' && cantonal.statut === 'exact' ? 'exact' : 'estimation',
    reserves: [...federal.reserves, ...cantonal.reserves],
    hypotheses: [...cantonal.hypotheses, 'Le même revenu imposable pour la Confédération et pour le canton.'],
    trace: francs('ch.impots', 'Impôts fédéral, cantonal et communal', total, 'LIFD art. 36', [
      federal.trace,
      cantonal.trace,
    ]),
  };
}

const CALCULS = { federal: calculerFederal, cantonal: calculerCantonal, tous: calculerDeuxNiveaux } as const;

export const IMPOT_SUISSE = definirDomaine<EntreeSuisse>({
  outil: 'calculer_impot_suisse',
  description: 'Impôts d’un salarié suisse par canton, ou impôt fédéral direct d’un revenu imposable.',
  schema: EntreeSuisse,
  objet: 'l’impôt suisse',
  lire: lireSuisse,
  calculer: (e) => {
    const { revenuImposable } = e;
    if (revenuImposable !== undefined) return CALCULS[e.niveau ?? 'tous']({ ...e, revenuImposable });
    return expliquer(
      expliquerImpotSuisse(
        sansAbsents({ canton: e.canton, etatCivil: e.etatCivil, enfants: e.enfants, revenuBrut: e.revenuBrut ?? 0 }),
        e.annee,
      ),
    );
  },
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    // From a gross pay the calculation is whole, and has figures of its own.
    if (e.revenuImposable !== undefined && e.niveau === 'tous') {
      b.paragraphe(
        `Vos impôts suisses sont de **${j('ch.impots')}** (${e.annee}) : ${j('ch.ifd')} d’impôt fédéral direct et ${j('ch.canton_commune')} pour le canton et la commune, dont ${j('ch.cantonal')} au canton, ${j('ch.communal')} à la commune et ${j('ch.personnel')} de taxe personnelle.[^ch-lifd-36]${LOIS[e.canton]}`,
      );
      return;
    }
    if (e.revenuImposable !== undefined && e.niveau === 'cantonal') {
      b.paragraphe(
        `Les impôts du canton et de la commune sont de **${j('ch.canton_commune')}** (${e.annee}) : ${j('ch.cantonal')} pour le canton, ${j('ch.communal')} pour la commune et ${j('ch.personnel')} de taxe personnelle.${LOIS[e.canton]}`,
      );
      b.paragraphe('L’impôt fédéral direct s’y ajoute.[^ch-lifd-36]');
      return;
    }
    if (e.revenuImposable !== undefined) {
      b.paragraphe(`Votre impôt fédéral direct est de **${j('ch.ifd')}** (${e.annee}).[^ch-lifd-36]`);
      b.paragraphe('L’impôt du canton et de la commune s’y ajoute. Donnez votre salaire brut pour un calcul complet.');
      return;
    }
    b.paragraphe(
      `Vos impôts suisses sont de **${j('ch.impot_total')}** (${e.annee}) : ${j('ch.ifd')} d’impôt fédéral direct et ${j('ch.impots_cantonaux')} pour le canton et la commune.[^ch-lifd-36]${LOIS[e.canton]}`,
    );
    b.paragraphe(`Vos cotisations sociales de salarié sont de ${j('ch.cotisations')}.`);
  },
});
