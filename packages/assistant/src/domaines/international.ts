import { motsDits } from '@francis/lecture';
import { expliquerIrpf } from '@francis/fiscal/andorre';
import { expliquerImpotLuxembourg } from '@francis/fiscal/luxembourg';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { paysDe } from './pays.ts';
import { CONJOINT_SANS_REVENU, lireGains, parentsACharge } from './gains-etrangers.ts';
import { estUnDividendeAndorran } from './dividende-andorran.ts';
import { COUPLE, anneeFiscale, demandeImpot, enfants, revenuAnnuel } from './revenus-etrangers.ts';

const EntreeIrpf = z.strictObject({
  annee: z.int().min(2015).max(2026),
  base: z.number().min(0).max(1e9).optional(),
  salaireBrut: z.number().min(0).max(1e9).optional(),
  conjointSansRevenu: z.boolean().optional(),
  personnesACharge: z.int().min(0).max(20).optional(),
  revenusEpargne: z.number().min(0).max(1e9).optional(),
});

/** A company pays a tax of its own, which is nobody's income tax. */
const D_UNE_SOCIETE = motsDits(
  'impot sur les societes|impots sur les societes|impot des societes|benefice de ma societe|benefice de la societe|ma sl|la sl|une sl|sl andorrane|societe andorrane|societes',
);

export const IRPF_ANDORRE = definirDomaine<z.infer<typeof EntreeIrpf>>({
  outil: 'calculer_irpf_andorre',
  description: 'IRPF d’un résident d’Andorre, par revenu net du travail ou salaire brut.',
  schema: EntreeIrpf,
  objet: 'l’IRPF',
  lire: (q) => {
    if (paysDe(q) !== 'AD' || motsDits('igi|tva').test(q.texte)) return undefined;
    // All that is told is a dividend that this tax exempts.
    if (q.montants.length === 1 && estUnDividendeAndorran(q.texte))
      return { entree: { annee: anneeFiscale(q, 2015), base: 0 } };
    if (D_UNE_SOCIETE.test(q.texte)) return undefined;
    const gains = lireGains(q);
    const travail = q.phrases.length > 1 ? revenuAnnuel(q) : gains.travail;
    const epargneSeule = travail === undefined ? gains.epargne : undefined;
    if (travail === undefined && epargneSeule === undefined) return undefined;
    const brut = motsDits('bruts|brut').test(q.texte);
    const charges = enfants(q.texte);
    const ascendants = parentsACharge(q.texte);
    return {
      entree: sansAbsents({
        annee: anneeFiscale(q, 2015),
        ...(travail === undefined ? { base: 0 } : brut ? { salaireBrut: travail } : { base: travail }),
        revenusEpargne: q.phrases.length > 1 ? epargneSeule : gains.epargne,
        conjointSansRevenu: COUPLE.test(q.texte) && CONJOINT_SANS_REVENU.test(q.texte) ? true : undefined,
        personnesACharge: ascendants === 0 ? charges : (charges ?? 0) + ascendants,
      }),
    };
  },
  calculer: ({ annee, ...e }) => expliquer(expliquerIrpf(sansAbsents(e), annee)),
  rediger: (e, r, b) => {
    b.paragraphe(`Votre IRPF andorran est de **${jeton(r.appel, 'ad.irpf_total')}** (${e.annee}).[^ad-irpf]`);
    b.paragraphe(
      'Le minimum personnel est déduit avant le taux, puis la cotisation de la base générale bénéficie d’une bonification plafonnée.',
    );
  },
});

const EntreeLuxembourg = z.strictObject({
  annee: z.int().min(2023).max(2026),
  classe: z.enum(['1', '1a', '2']),
  revenuImposable: z.number().min(0).max(1e9).optional(),
  salaireBrut: z.number().min(0).max(1e9).optional(),
  monoparental: z.boolean().optional(),
});

const PAS_MARIES = motsDits(
  'pas maries|pas encore maries|pas mariees|pas marie|pas mariee|non maries|non marie|non mariee|concubins|concubinage|union libre|ni pacses',
);

/** A child in the household of one parent: the credit goes with it, which the class alone does not say. */
const PARENT_SEUL = motsDits(
  'parent seul|parent isole|monoparental|monoparentale|monoparentaux|seul avec un enfant|seule avec un enfant|seul avec mon enfant|seule avec mon enfant|seul avec ma fille|seule avec ma fille|seul avec mon fils|seule avec mon fils',
);

/** « cl. 1a », « classe un a », « classe1 »: as the law writes them. */
const CLASSES_ECRITES: readonly (readonly [string, string])[] = [
  ['cl. ', 'classe '],
  ['cl ', 'classe '],
  ['classe un a', 'classe 1a'],
  ['classe un', 'classe 1'],
  ['classe1', 'classe 1'],
  ['classe2', 'classe 2'],
];
function lireClasse(ecrit: string): '1' | '1a' | '2' | undefined {
  const texte = CLASSES_ECRITES.reduce((t, [dit, nom]) => t.replaceAll(dit, nom), ecrit);
  const dite = /\bclasse (?:d'impot )?(1a|1|2)\b/.exec(texte)?.[1];
  if (dite === '1' || dite === '1a' || dite === '2') return dite;
  if (PAS_MARIES.test(texte)) return undefined;
  if (COUPLE.test(texte)) return '2';
  if (/\b(?:parent seul|monoparental\w*|seule? avec|veu(?:f|ve)|plus de 64 ans|65 ans)\b/.test(texte)) return '1a';
  return /\bcelibataire\b|\bseule?\b|\bdivorce\w*\b/.test(texte) ? '1' : undefined;
}

const IMPOSABLE = motsDits('imposables|imposable|ri|revenu ajuste');
const PAIE = motsDits(
  'bruts|brut|brute|salaire|salaires|gagne|gagnons|touche|paie|paye|pension|pensions|retraite|remuneration|traitement|par mois',
);

export const IMPOT_LUXEMBOURG = definirDomaine<z.infer<typeof EntreeLuxembourg>>({
  outil: 'calculer_impot_luxembourg',
  description: 'Impôt luxembourgeois par classe, sur un revenu imposable ou un salaire brut.',
  schema: EntreeLuxembourg,
  objet: 'l’impôt luxembourgeois',
  lire: (q) => {
    if (paysDe(q) !== 'LU' || motsDits('tva').test(q.texte)) return undefined;
    if (/\bfrontali\w+\b/.test(q.texte) && !motsDits('classe|imposable').test(q.texte)) return undefined;
    const revenu = revenuAnnuel(q);
    if (revenu === undefined || !demandeImpot(q, 'LU')) return undefined;
    const classe = q.phrases
      .toReversed()
      .map(lireClasse)
      .find((c) => c !== undefined);
    if (classe === undefined)
      return {
        manques: [
          manque('votre classe d’impôt ou votre situation de famille', 'le barème en dépend', 'luxembourg.classe'),
        ],
      };
    const isole = classe === '1a' && PARENT_SEUL.test(q.texte);
    const imposable = IMPOSABLE.test(q.texte) && !motsDits('bruts|brut').test(q.texte);
    if (!imposable && !PAIE.test(q.texte) && q.phrases.length === 1)
      return {
        manques: [manque('si ce montant est un salaire brut ou le revenu imposable', 'les cotisations les séparent')],
      };
    return {
      entree: sansAbsents({
        annee: anneeFiscale(q, 2023),
        classe,
        ...(imposable ? { revenuImposable: revenu } : { salaireBrut: revenu }),
        monoparental: isole ? true : undefined,
      }),
    };
  },
  calculer: ({ annee, ...e }) => expliquer(expliquerImpotLuxembourg(sansAbsents(e), annee)),
  rediger: (e, r, b) => {
    b.paragraphe(
      `Votre impôt luxembourgeois est de **${jeton(r.appel, 'lu.impot')}** (${e.annee}, classe ${e.classe}), contribution au fonds pour l’emploi comprise.[^lu-lir-118]`,
    );
    if ('lu.credit_monoparental' in r.chiffres)
      b.paragraphe(
        Number(r.chiffres['lu.apres_credit']) < 0
          ? `Le crédit d’impôt monoparental est de **${jeton(r.appel, 'lu.credit_monoparental')}** : il dépasse cet impôt, et le surplus est versé.[^lu-lir-154ter]`
          : `Le crédit d’impôt monoparental est de **${jeton(r.appel, 'lu.credit_monoparental')}** : il reste **${jeton(r.appel, 'lu.apres_credit')}**.[^lu-lir-154ter]`,
      );
    if ('lu.cotisations' in r.chiffres)
      b.paragraphe(`Les cotisations sociales du salarié sont de ${jeton(r.appel, 'lu.cotisations')}.`);
  },
});
