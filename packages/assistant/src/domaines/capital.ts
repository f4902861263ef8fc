import { type RefusFiscal, trouverNoeud } from '@francis/fiscal';
import {
  expliquerDemembrement,
  expliquerLissageCehr,
  expliquerLocationNue,
  expliquerRetraitPea,
  expliquerTauxDefaut,
} from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree, reculer } from './dates.ts';
import { type Explication, definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { anneeDeDepense, montantUnique, trouverAge, trouverDate, trouverMontant } from './question.ts';

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
  description: 'Valeur fiscale de l’usufruit et de la nue-propriété selon l’âge.',
  schema: EntreeUsufruit,
  objet: 'la valeur de l’usufruit et de la nue-propriété',
  lire: (q) => {
    if (q.juridiction !== 'FR' || !/\busufruit\w*\b|\bnue[- ]propriete\b|\bdemembr\w+/.test(q.texte)) return undefined;
    const terme = /\busufruit temporaire\b[^?]{0,40}?\b(\d{1,2}) ans\b|\b(\d{1,2}) ans d'usufruit temporaire\b/.exec(
      q.texte,
    );
    if (terme !== null && !/\bvend\w*|\bvente\b|\bcession\b/.test(q.texte)) {
      const valeur = montantUnique(q);
      return { entree: sansAbsents({ date: q.jour, valeur, duree_annees: Number(terme[1] ?? terme[2]) }) };
    }
    if (/\btemporaire\b|\bdroits?\b|\bdonation\b[^.?]*\bcombien\b|\bifi\b|\bloyers?\b|\btravaux\b/.test(q.texte))
      return undefined;
    const valeur = montantUnique(q);
    const age =
      trouverAge(q, 'je|usufruitiere?|pere|mere|parents?|conjoint|mari|femme') ??
      (/\b(\d{2,3}) ans\b/.exec(q.texte)?.[1] === undefined
        ? undefined
        : Number(/\b(\d{2,3}) ans\b/.exec(q.texte)?.[1]));
    if (age === undefined || age > 120) return undefined;
    return { entree: sansAbsents({ date: q.jour, valeur, age_usufruitier: age }) };
  },
  calculer: ({ valeur, ...e }) =>
    valeur === undefined
      ? partSeule(expliquer(expliquerDemembrement(sansAbsents({ ...e, valeur: 0 }))))
      : valoriser(valeur, expliquer(expliquerDemembrement(sansAbsents({ ...e, valeur })))),
  rediger: ({ valeur, duree_annees }, r, b) => {
    const quand = duree_annees === undefined ? 'À cet âge' : 'Pour cette durée';
    b.paragraphe(
      valeur === undefined
        ? `${quand}, l’usufruit vaut **${jeton(r.appel, 'usufruit.part')}** de la pleine propriété ; la nue-propriété vaut le reste.[^cgi-669]`
        : `${quand}, l’usufruit vaut **${jeton(r.appel, 'usufruit.part')}** de la pleine propriété, soit **${jeton(r.appel, 'usufruit.valeur')}** ; la nue-propriété vaut **${jeton(r.appel, 'usufruit.nue_propriete')}**.[^cgi-669]`,
    );
    b.paragraphe(
      duree_annees === undefined
        ? 'Le barème de la loi dépend de l’âge de l’usufruitier le jour de l’acte.'
        : 'L’usufruit à durée fixe vaut une part par période de dix ans entamée, sans dépasser l’usufruit viager.',
    );
  },
});

/** Without a value there is no amount to give: the share that the law sets is the whole answer. */
function partSeule(calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (!('trace' in calcul)) return calcul;
  const part = trouverNoeud(calcul.trace, 'usufruit.part');
  return part === undefined ? calcul : { ...calcul, trace: part };
}

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

const EntreePea = z.strictObject({
  date_retrait: z.iso.date(),
  date_ouverture: z.iso.date(),
  montant_retrait: z.number().min(0).max(1e9),
  valeur_plan: z.number().min(0).max(1e9),
  versements: z.number().min(0).max(1e9),
});

export const RETRAIT_PEA = definirDomaine<z.infer<typeof EntreePea>>({
  outil: 'calculer_retrait_pea',
  description: 'Impôt et prélèvements sociaux d’un retrait sur un plan d’épargne en actions.',
  schema: EntreePea,
  objet: 'l’imposition de ce retrait',
  lire: (q) => {
    if (q.juridiction !== 'FR' || !/\bpea\b/.test(q.texte)) return undefined;
    const ouverture = trouverDate(q, /\b(?:ouver\w+|depuis|pea de|pris\w*)\b[^.?]*$/);
    const duree = ouverture === undefined ? lireDuree(q.texte) : undefined;
    const retrait = trouverMontant(q, { avant: /\b(?:retir\w+|retrait\w*|sor[ts]\w*)\b[^#]{0,25}$/ });
    const valeur = trouverMontant(q, { avant: /\b(?:vaut|valeur|valorise\w*|atteint|total)\b[^#]{0,25}$/ });
    const versements = trouverMontant(q, {
      avant: /\b(?:verse\w*|versements?|mis|place\w*)\b[^#]{0,25}$/,
      apres: /^ ?€? ?(?:de versements?|verses?|mis|places?)\b/,
      sauf: /\b(?:vaut|valeur|valait)\b[^#]{0,20}#/,
    });
    const gain = trouverMontant(q, {
      apres: /^ ?€? ?(?:de (?:gains?|plus[- ]values?))\b/,
      avant: /\b(?:gains?|plus[- ]values?)\b[^#]{0,45}$/,
    });
    const tout = /\b(?:ferm\w+|clotur\w+|solde\w*|vide\w*|retire\w* tout|tout (?:retirer|sortir))\b/.test(q.texte);
    const fermeture = trouverDate(q, /\b(?:ferm\w+|clotur\w+|retir\w*|sor[ts]\w*|solde\w*|vide\w*)\b[^.?]{0,25}$/);
    const date_retrait = fermeture === undefined || fermeture.debut === ouverture?.debut ? q.jour : fermeture.jour;
    const date_ouverture = ouverture?.jour ?? reculer(date_retrait, duree ?? 0);
    // A plan that is all gain: what it was worth and what was paid in change nothing once the gain is told.
    if (gain !== undefined && (tout || retrait === undefined) && (ouverture !== undefined || duree !== undefined))
      return { entree: { date_retrait, date_ouverture, montant_retrait: gain, valeur_plan: gain, versements: 0 } };
    const sorti = retrait ?? (tout ? valeur : undefined);
    if ((sorti === undefined && !tout) || (ouverture === undefined && duree === undefined)) return undefined;
    if (sorti === undefined || valeur === undefined || versements === undefined)
      return {
        manques: [
          manque('la valeur du plan et le total de vos versements', 'seul le gain compris dans le retrait est taxé'),
        ],
      };
    return {
      entree: {
        date_retrait,
        date_ouverture,
        montant_retrait: sorti,
        valeur_plan: valeur,
        versements,
      },
    };
  },
  calculer: (e) => expliquer(expliquerRetraitPea(e)),
  rediger: (_, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      r.chiffres['pea.exoneration'] === true
        ? `Le gain est exonéré d’impôt sur le revenu ; il reste **${j('rcm.pea.prelevements_sociaux')}** de prélèvements sociaux.[^cgi-157][^css-l136-7]`
        : `Avant cinq ans, le retrait ferme le plan et le gain est imposé : **${j('pea.total')}**, dont ${j('rcm.pea.prelevements_sociaux')} de prélèvements sociaux.[^cgi-157]`,
    );
    b.paragraphe(`Le gain compris dans le retrait est de ${j('pea.gain')}.`);
  },
});

const EntreeCehr = z.strictObject({
  annee: z.int().min(2022).max(2030),
  situation: z.enum(['seul', 'couple']),
  rfr: z.number().min(0).max(1e9),
});

export const CONTRIBUTION_HAUTS_REVENUS = definirDomaine<z.infer<typeof EntreeCehr>>({
  outil: 'calculer_cehr',
  description: 'Contribution exceptionnelle sur les hauts revenus à partir du revenu fiscal de référence.',
  schema: EntreeCehr,
  prime: /\bcehr\b|\bcontribution exceptionnelle\b/,
  objet: 'la contribution exceptionnelle sur les hauts revenus',
  lire: (q) => {
    if (
      q.juridiction !== 'FR' ||
      !/\bcehr\b|\bcontribution exceptionnelle\b|\bcontribution\b[^.?]{0,20}\bhauts revenus\b/.test(q.texte)
    )
      return undefined;
    const rfr =
      trouverMontant(q, { avant: /\b(?:reference|rfr)\b[^#]{0,25}$/, apres: /^ ?€? ?(?:de (?:revenu fiscal|rfr))/ }) ??
      montantUnique(q);
    if (rfr === undefined) return undefined;
    // Wages are not the reference income: the whole tax of the household gives the contribution too.
    if (/\bsalaires?\b|\bnet imposable\b/.test(q.texte) && !/\breference\b|\brfr\b/.test(q.texte)) return undefined;
    const couple = /\b(?:couple|marie\w*|pacse\w*|nous sommes deux)\b/.test(q.texte);
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
});

export const DEFICIT_FONCIER = definirDomaine<z.infer<typeof EntreeFoncier>>({
  outil: 'calculer_deficit_foncier',
  description: 'Part d’un déficit foncier qui se déduit du revenu global et part qui se reporte.',
  schema: EntreeFoncier,
  objet: 'la part déductible du déficit',
  lire: (q) => {
    if (q.juridiction !== 'FR' || !/\bdeficits? fonciers?\b/.test(q.texte)) return undefined;
    const deficit =
      trouverMontant(q, { avant: /\bdeficits? fonciers?\b[^#]{0,25}$/, apres: /^ ?€? ?de deficit/ }) ??
      montantUnique(q);
    if (deficit === undefined) return undefined;
    return {
      entree: {
        annee: anneeDeDepense(q),
        recettes: 0,
        charges: deficit,
      },
    };
  },
  calculer: ({ interets, ...e }) =>
    expliquer(expliquerLocationNue({ ...e, ...(interets === undefined ? {} : { interets }) })),
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
    if (q.juridiction !== 'FR' || !/\btaux (?:neutre|par defaut|non personnalise)\b/.test(q.texte)) return undefined;
    const salaire = montantUnique(q);
    if (salaire === undefined) return undefined;
    const annuel = /\bpar an\b/.test(q.texte) || salaire > 15_000;
    const territoire = /\b(?:reunion|guadeloupe|martinique)\b/.test(q.texte)
      ? ('antilles_reunion' as const)
      : /\b(?:guyane|mayotte)\b/.test(q.texte)
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
