import { motsDits } from '@francis/lecture';
import { type NoeudTrace, type RefusFiscal, trouverNoeud } from '@francis/fiscal';
import {
  expliquerDemembrement,
  expliquerLissageCehr,
  expliquerLocationNue,
  expliquerTauxDefaut,
} from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { type Explication, definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { ditDesTravauxDEnergie, FOYER_ET_IMPOT, IMPOT_DEMANDE, lireLocationNue } from './location-nue.ts';
import { anneeDeDepense, montantUnique, trouverMontant } from './question.ts';
import { lireUsufruit } from './transmission/lire-usufruit.ts';

const EntreeUsufruit = z.strictObject({
  date: z.iso.date(),
  /** Full ownership; without it only the share is told. */
  valeur: z.number().min(0).max(1e10).optional(),
  age_usufruitier: z.int().min(0).max(120).optional(),
  /** Years of a usufruct for a fixed term. */
  duree_annees: z.int().min(1).max(99).optional(),
});

export const USUFRUIT = definirDomaine<z.infer<typeof EntreeUsufruit>>({
  outil: 'calculer_demembrement',
  description: 'Valeur de l’usufruit et de la nue-propriété selon l’âge.',
  schema: EntreeUsufruit,
  objet: 'la valeur de l’usufruit et de la nue-propriété',
  accessoire: true,
  lire: lireUsufruit,
  calculer: ({ valeur, ...e }) =>
    valeur === undefined
      ? partSeule(expliquer(expliquerDemembrement(sansAbsents({ ...e, valeur: 0 }))))
      : valoriser(valeur, expliquer(expliquerDemembrement(sansAbsents({ ...e, valeur })))),
  rediger: ({ valeur, duree_annees }, r, b) => {
    const quand = duree_annees === undefined ? 'À cet âge' : 'Pour cette durée';
    b.paragraphe(
      valeur === undefined
        ? `${quand}, l’usufruit vaut **${jeton(r.appel, 'usufruit.part')}** de la pleine propriété ; la nue-propriété vaut le reste, **${jeton(r.appel, 'usufruit.part_nue')}**.[^cgi-669]`
        : `${quand}, l’usufruit vaut **${jeton(r.appel, 'usufruit.part')}** de la pleine propriété, soit **${jeton(r.appel, 'usufruit.valeur')}** ; la nue-propriété vaut **${jeton(r.appel, 'usufruit.nue_propriete')}**.[^cgi-669]`,
    );
    b.paragraphe(
      duree_annees === undefined
        ? 'Le barème de la loi dépend de l’âge de l’usufruitier le jour de l’acte.'
        : 'L’usufruit à durée fixe vaut une part par période de dix ans entamée, sans dépasser l’usufruit viager.',
    );
  },
});

/** Without a value there is no amount to give: the shares that the law sets are the whole answer. */
function partSeule(calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (!('trace' in calcul)) return calcul;
  const part = trouverNoeud(calcul.trace, 'usufruit.part');
  if (part === undefined) return calcul;
  const nue: NoeudTrace = {
    ...part,
    regle: 'usufruit.part_nue',
    libelle: 'Valeur de la nue-propriété',
    valeur: Math.round((1 - Number(part.valeur)) * CENT) / CENT,
    formule: 'pleine propriété − usufruit',
    entrees: [],
    parametres: [],
    enfants: [part],
  };
  return { ...calcul, trace: nue };
}
const CENT = 100;

/** The value of the usufruct itself, beside the bare ownership that the engine traces. */
function valoriser(valeur: number, calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (!('trace' in calcul)) return calcul;
  const { trace } = calcul;
  return {
    ...calcul,
    trace: {
      ...trace,
      regle: 'usufruit.valeur',
      libelle: 'Valeur de l’usufruit',
      valeur: Math.round((valeur - Number(trace.valeur)) * 100) / 100,
      formule: 'pleine propriété − nue-propriété',
      parametres: [],
      enfants: [trace],
    },
  };
}

const EntreeCehr = z.strictObject({
  annee: z.int().min(2022).max(2030),
  situation: z.enum(['seul', 'couple']),
  rfr: z.number().min(0).max(1e9),
});

const SANS_LA_CONTRIBUTION = motsDits(
  'sans la cehr|hors cehr|sans cehr|cehr a part|cehr mise a part|hors contribution exceptionnelle|sans la contribution exceptionnelle|sans compter la cehr',
);

export const CONTRIBUTION_HAUTS_REVENUS = definirDomaine<z.infer<typeof EntreeCehr>>({
  outil: 'calculer_cehr',
  description: 'Contribution exceptionnelle sur les hauts revenus à partir du revenu fiscal de référence.',
  schema: EntreeCehr,
  prime: /\bcehr\b|\bcontribution exceptionnelle\b/,
  objet: 'la contribution exceptionnelle sur les hauts revenus',
  lire: (q) => {
    if (
      q.juridiction !== 'FR' ||
      SANS_LA_CONTRIBUTION.test(q.texte) ||
      !/\bcehr\b|\bcontribution exceptionnelle\b|\bcontribution\b[^.?]{0,20}\bhauts revenus\b/.test(q.texte)
    )
      return undefined;
    const rfr =
      trouverMontant(q, { avant: /\b(?:reference|rfr)\b[^#]{0,25}$/, apres: /^ ?€? ?(?:de (?:revenu fiscal|rfr))/ }) ??
      montantUnique(q);
    if (rfr === undefined) return undefined;
    // Wages are not the reference income: the whole tax of the household gives the contribution too.
    if (motsDits('salaires|salaire|net imposable').test(q.texte) && !motsDits('reference|rfr').test(q.texte))
      return undefined;
    const couple =
      motsDits('mon epoux et moi|mon epouse et moi|mon mari et moi|ma femme et moi|a 2|a nous 2').test(q.texte) ||
      /\b(?:couple|marie\w*|pacse\w*|nous sommes deux)\b/.test(q.texte);
    const seul = /\b(?:celibataire|seule?|divorce\w*|veu(?:f|ve))\b/.test(q.texte);
    if (!couple && !seul)
      return {
        manques: [
          manque('si vous êtes seul ou en couple', 'le seuil de la contribution en dépend', 'hauts_revenus.situation'),
        ],
      };
    return {
      entree: {
        annee: anneeDeDepense(q),
        situation: couple ? ('couple' as const) : ('seul' as const),
        rfr,
      },
    };
  },
  calculer: ({ rfr, ...e }) => expliquer(expliquerLissageCehr({ ...e, rfr, rfr_n_moins_1: rfr, rfr_n_moins_2: rfr })),
  rediger: (e, r, b) => {
    b.paragraphe(
      `La contribution exceptionnelle sur les hauts revenus s’élève à **${jeton(r.appel, 'cehr.bareme')}** (revenus ${e.annee}).[^cgi-223-sexies]`,
    );
    b.paragraphe(
      'Elle s’ajoute à l’impôt sur le revenu. Si votre revenu est exceptionnel, un lissage sur les deux années précédentes peut la réduire ; une contribution différentielle assure par ailleurs une imposition minimale (CGI art. 224).',
    );
  },
});

const EntreeFoncier = z.strictObject({
  annee: z.int().min(2022).max(2030),
  recettes: z.number().min(0).max(1e9),
  charges: z.number().min(0).max(1e9),
  interets: z.number().min(0).max(1e9).optional(),
  travaux_energie: z.number().min(0).max(1e9).optional(),
});

export const DEFICIT_FONCIER = definirDomaine<z.infer<typeof EntreeFoncier>>({
  outil: 'calculer_deficit_foncier',
  description: 'Part d’un déficit foncier qui se déduit du revenu global et part qui se reporte.',
  schema: EntreeFoncier,
  objet: 'la part déductible du déficit',
  prime: motsDits('part de deficit|de combien notre revenu imposable|de combien mon revenu imposable|quel deficit'),
  lire: (q) => {
    const location = lireLocationNue(q);
    if (location !== undefined)
      return ditDesTravauxDEnergie(q.texte) && location.travaux_energie === undefined
        ? { manques: [manque('le montant des travaux de rénovation énergétique', 'ils relèvent la limite du déficit')] }
        : { entree: location };
    if (FOYER_ET_IMPOT.test(q.texte) && IMPOT_DEMANDE.test(q.texte)) return undefined;
    // The deficit of another year, beside a letting told whole.
    if (q.montants.length > 1 && motsDits('loyers|loyer|recettes').test(q.texte)) return undefined;
    if (
      q.juridiction !== 'FR' ||
      !motsDits('deficits fonciers|deficits foncier|deficit fonciers|deficit foncier').test(q.texte)
    )
      return undefined;
    const deficit =
      trouverMontant(q, { avant: /\bdeficits? fonciers?\b[^#]{0,25}$/, apres: /^ ?€? ?de deficit/ }) ??
      montantUnique(q);
    if (deficit === undefined) return undefined;
    if (ditDesTravauxDEnergie(q.texte))
      return {
        manques: [manque('le montant des travaux de rénovation énergétique', 'ils relèvent la limite du déficit')],
      };
    return {
      entree: {
        annee: anneeDeDepense(q),
        recettes: 0,
        charges: deficit,
      },
    };
  },
  calculer: (e) => expliquer(expliquerLocationNue(sansAbsents(e))),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (r.chiffres['foncier.imputable'] === undefined) {
      b.paragraphe(
        `Il n’y a pas de déficit : le revenu foncier net est de **${j('foncier.resultat')}** (revenus ${e.annee}), loyers moins charges et intérêts.[^cgi-31]`,
      );
      return;
    }
    const reste = r.chiffres['foncier.reportable'] !== 0;
    b.paragraphe(
      reste
        ? `**${j('foncier.imputable')}** se déduisent de votre revenu global (revenus ${e.annee}) et **${j('foncier.reportable')}** se reportent sur les revenus fonciers des dix années suivantes.[^cgi-156]`
        : `Tout le déficit se déduit de votre revenu global : **${j('foncier.imputable')}** (revenus ${e.annee}).[^cgi-156]`,
    );
    b.paragraphe(
      'La limite ne concerne pas la part qui vient des intérêts d’emprunt : celle-ci ne se déduit que des revenus fonciers. Le logement doit rester loué vide jusqu’à la fin de la troisième année qui suit.',
    );
  },
});

const EntreeTaux = z.strictObject({
  date: z.iso.date(),
  base_mensuelle: z.number().min(0).max(1e7),
  territoire: z.enum(['metropole', 'antilles_reunion', 'guyane_mayotte']).optional(),
});

export const TAUX_NEUTRE = definirDomaine<z.infer<typeof EntreeTaux>>({
  outil: 'calculer_taux_neutre',
  description: 'Taux de prélèvement par défaut (neutre) pour un salaire net imposable mensuel.',
  schema: EntreeTaux,
  objet: 'le taux neutre',
  lire: (q) => {
    if (
      q.juridiction !== 'FR' ||
      !motsDits(
        "taux neutre|taux par defaut|taux non personnalise|pas encore recu mon taux|pas encore mon taux|pas recu mon taux|pas encore de taux transmis|pas de taux transmis|sans taux transmis|aucun taux transmis|pas encore de taux|n'ont pas mon taux|n'a pas mon taux|pas encore le taux",
      ).test(q.texte)
    )
      return undefined;
    const salaire = montantUnique(q);
    if (salaire === undefined) return undefined;
    const annuel = motsDits('par an').test(q.texte) || salaire > 15_000;
    const territoire = motsDits('reunion|guadeloupe|martinique').test(q.texte)
      ? ('antilles_reunion' as const)
      : motsDits('guyane|mayotte').test(q.texte)
        ? ('guyane_mayotte' as const)
        : undefined;
    return { entree: sansAbsents({ date: q.jour, base_mensuelle: annuel ? salaire / 12 : salaire, territoire }) };
  },
  calculer: (e) => expliquer(expliquerTauxDefaut(sansAbsents(e))),
  rediger: (_, r, b) => {
    b.paragraphe(
      `Le taux par défaut (neutre) est de **${jeton(r.appel, 'pas.taux_defaut')}**, soit ${jeton(r.appel, 'pas.retenue_defaut')} retenus sur le mois.[^cgi-204-h]`,
    );
    b.paragraphe('Il ne tient pas compte de votre foyer ; l’impôt définitif est régularisé après votre déclaration.');
  },
});
