import type { RefusFiscal } from '@francis/fiscal';
import { LIENS, expliquerSuccession } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { lireLien, lireLienDuDonateur } from './liens.ts';
import { montantUnique, type QuestionLue, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  date: z.iso.date(),
  lien: z.enum(LIENS),
  beneficiaires: z.int().min(1).max(20),
  capital_avant_70: z.number().min(0).max(1e10),
  primes_apres_70: z.number().min(0).max(1e10),
  /** Beneficiaries told one by one, each with their own capital paid for before the age of the law, and premiums after it. */
  parts: z
    .array(
      z.strictObject({
        lien: z.enum(LIENS),
        capital: z.number().min(0).max(1e10),
        primes_apres_70: z.number().min(0).max(1e10).optional(),
      }),
    )
    .min(2)
    .max(10)
    .optional(),
});
type Entree = z.infer<typeof Entree>;

const CONTRAT = /\bassurances?[- ]vie\b|\bclause beneficiaire\b/;
const DECES =
  /\bprimes? (?:toutes )?versee?s? (?:a|avant|apres|vers)\b|\bpour moitie\b|\btaxe pour chacun\b|\b(?:avant|apres) (?:ses |mes |les |l'age de )?70 ans\b|\b(?:deces|decede\w*|mort\w*|beneficiaires?|herit\w+|succession|laiss\w+|transm\w+)\b/;
const RACHAT = /\b(?:rachet\w*|rachats?|retir\w+|retrait)\b/;
const APRES_70 =
  /\b(?:vers\w+|primes?)\b[^.?;]{0,60}\ba (?:7\d|8\d|9\d) ans\b|\bapres (?:ses |mes |l'age de )?70 ans\b|\bapres 70\b/;

/** « ma sœur et moi », « deux enfants », « à parts égales entre Paul et Léa ». */
const FRATRIE =
  /\b(?:m(?:on|a) (?:freres?|soeurs?|cousine?) et moi|(?:moi|je|pour moi) (?:et|avec) m(?:on|a) (?:freres?|soeurs?)|nous sommes 2|tous les 2|a 2)\b/;

function lireBeneficiaires(texte: string): number {
  if (FRATRIE.test(texte)) return 2;
  const m = /\b(\d{1,2}) (?:enfants|beneficiaires|fils|filles|freres|soeurs|neveux|petits-enfants)\b/.exec(texte);
  return m ? Math.max(1, Number(m[1])) : 1;
}

/** « 480 000 € pour mon neveu, 320 000 € pour ma voisine ». */
function lireParts(q: QuestionLue): Entree['parts'] {
  const parts = q.montants.flatMap((m) => {
    const qui = /^ ?€? ?(?:pour|a) (?:mon|ma|mes|l'|un|une|notre)[^,.;?]{0,30}/.exec(m.droite)?.[0];
    const lien = qui === undefined ? undefined : lireLien(qui);
    return lien === undefined ? [] : [{ lien, capital: m.montant }];
  });
  return parts.length > 1 && parts.length === q.montants.length ? parts : undefined;
}

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !CONTRAT.test(q.texte) || !DECES.test(q.texte) || RACHAT.test(q.texte))
    return undefined;
  const capital =
    montantUnique(q) ??
    trouverMontant(q, { avant: /\b(?:assurance[- ]vie|capital|contrat|laiss\w+|recoi\w+|touche)\b[^#]{0,50}$/ });
  const demande =
    /\bassiette\b|\bquelle somme\b|\bcombien\b|\bquels? (?:prelevement|impot|droits?|taxe)|\bprelevements?\b|\btax\w+|\bpayer|paie\b|\bdoi[ts]\b/.test(
      q.texte,
    );
  const parts = lireParts(q);
  if (parts !== undefined && demande && !APRES_70.test(q.texte))
    return {
      entree: {
        date: q.jour,
        lien: 'autre' as const,
        beneficiaires: parts.length,
        capital_avant_70: 0,
        primes_apres_70: 0,
        parts,
      },
    };
  if (capital === undefined || !demande) return undefined;
  // The insured is named (« de son père »), or the beneficiaries are (« à mes deux enfants »).
  const lien = lireLienDuDonateur(q.texte) ?? lireLien(q.texte);
  if (lien === undefined)
    return {
      manques: [
        manque('le lien du bénéficiaire avec l’assuré', 'l’époux et le partenaire de PACS sont exonérés', 'deces.lien'),
      ],
    };
  const tard = APRES_70.test(q.texte);
  // After seventy the premiums are taxed, not the capital that they became.
  const primes = tard
    ? trouverMontant(q, {
        apres: /^ ?€? ?(?:de (?:primes?|versements?)|verse(?:e?s)?)\b/,
        avant: /\b(?:verse\w*|primes?|versements?)\b[^#]{0,30}$/,
        sauf: /\bcapital\b[^#]{0,15}#/,
      })
    : undefined;
  // « 200 000 € chacun » is the share of one; « combien chacun ? » asks it.
  const chacun =
    trouverMontant(q, { apres: /^ ?€? ?(?:chacune?|par (?:enfant|beneficiaire|personne|tete))\b/ }) !== undefined;
  const beneficiaires = lireBeneficiaires(q.texte);
  const recu = primes ?? capital;
  const total = chacun ? recu * beneficiaires : recu;
  return {
    entree: {
      date: q.jour,
      lien,
      beneficiaires,
      capital_avant_70: tard ? 0 : total,
      primes_apres_70: tard ? total : 0,
    },
  };
}

const proche = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** Totals beside the shares of each: nothing says who receives them, and none may be left out in silence. */
function conflitDesParts(e: Entree): RefusFiscal | undefined {
  const parts = e.parts ?? [];
  if (parts.length === 0 || e.capital_avant_70 + e.primes_apres_70 === 0) return undefined;
  const capitaux = parts.reduce((t, p) => t + p.capital, 0);
  const primes = parts.reduce((t, p) => t + (p.primes_apres_70 ?? 0), 0);
  // The totals of the parts, said again, leave nothing out.
  if (proche(capitaux, e.capital_avant_70) && proche(primes, e.primes_apres_70)) return undefined;
  return {
    statut: 'refus',
    code: 'FOYER_INCOHERENT',
    champ: e.primes_apres_70 > 0 ? 'primes_apres_70' : 'capital_avant_70',
    message: 'Quand les bénéficiaires sont donnés un par un, leurs capitaux et leurs primes se donnent dans leur part.',
  };
}

export const ASSURANCE_VIE_DECES = definirDomaine<Entree>({
  outil: 'calculer_assurance_vie_deces',
  description: 'Prélèvement et droits sur une assurance-vie au décès de l’assuré, parts égales entre bénéficiaires.',
  schema: Entree,
  objet: 'l’imposition de cette assurance-vie au décès',
  prime: /\bassurances?[- ]vie\b/,
  lire,
  calculer: (e) =>
    conflitDesParts(e) ??
    expliquer(
      expliquerSuccession({
        date_deces: e.date,
        actif_net: 0,
        heritiers:
          (e.parts ?? []).length > 0
            ? (e.parts ?? []).map(({ lien, capital, primes_apres_70 = 0 }) => ({
                lien,
                montant: 0,
                assurance_vie: { capital_avant_70: capital, primes_apres_70 },
              }))
            : Array.from({ length: e.beneficiaires }, () => ({
                lien: e.lien,
                montant: 0,
                assurance_vie: {
                  capital_avant_70: e.capital_avant_70 / e.beneficiaires,
                  primes_apres_70: e.primes_apres_70 / e.beneficiaires,
                },
              })),
      }),
    ),
  rediger: (e, r, b) => {
    const total = jeton(r.appel, 'dmtg.succession');
    const tard = e.primes_apres_70 + (e.parts ?? []).reduce((t, p) => t + (p.primes_apres_70 ?? 0), 0) > 0;
    const reference = tard ? '[^cgi-757-b]' : '[^cgi-990-i]';
    const chacun = e.beneficiaires > 1 ? ' en tout' : '';
    if (tard && Number(r.chiffres['dmtg.primes_757_b'] ?? 0) > 0)
      b.paragraphe(
        `Les primes versées après l’âge fixé par la loi sont taxables pour **${jeton(r.appel, 'dmtg.primes_757_b')}**, après un abattement de ${jeton(r.appel, '@avd.abattement_757_b')} partagé entre les bénéficiaires.[^cgi-757-b]`,
      );
    const chaque =
      e.parts !== undefined
        ? ` : ${e.parts.map((_, i) => `**${jeton(r.appel, `dmtg.heritier_${i + 1}`)}**`).join(', puis ')}, dans l’ordre de votre question`
        : e.beneficiaires > 1
          ? `, soit **${jeton(r.appel, 'dmtg.heritier_1')}** chacun`
          : '';
    if (r.chiffres['dmtg.succession'] === 0)
      b.paragraphe(`Rien n’est dû : **${total}** de prélèvement et de droits.${reference}`);
    else b.paragraphe(`Le prélèvement est de **${total}**${chacun}${chaque}.${reference}`);
    b.paragraphe(
      tard
        ? 'Les primes versées tard relèvent des droits de succession au-delà d’un abattement partagé entre tous les bénéficiaires ; leurs gains sont exonérés.'
        : `Chaque bénéficiaire a son propre abattement${r.chiffres['dmtg.succession'] === 0 ? '' : ` de ${jeton(r.appel, '@avd.abattement_990_i')}`}, tous contrats du défunt réunis ; l’époux et le partenaire de PACS ne paient rien.`,
    );
  },
});
