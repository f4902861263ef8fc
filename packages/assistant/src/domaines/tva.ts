import { motsDits } from '@francis/lecture';
import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { type CategorieTva, expliquerTva } from '@francis/fiscal/tva';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { nombre } from '../orchestration/typographie.ts';
import { type Explication, definirDomaine, expliquer, type Lecture } from './domaine.ts';
import { paysDe } from './pays.ts';
import { type QuestionLue, montantUnique } from './question.ts';
import { lireRoles } from './roles.ts';

const Entree = z.strictObject({
  pays: z.enum(['FR', 'CH', 'LU', 'AD']),
  date: z.iso.date(),
  categorie: z.enum([
    'normal',
    'intermediaire',
    'reduit',
    'super_reduit',
    'particulier',
    'hebergement',
    'special',
    'majore',
  ]),
  montantHT: z.number().min(0).max(1e10),
  /** The amount given was tax included. */
  ttc: z.boolean().default(false),
});
type Entree = z.infer<typeof Entree>;

const CATEGORIES: Readonly<Record<Entree['pays'], readonly (readonly [RegExp, Entree['categorie']])[]>> = {
  FR: [
    [/\b20 ?%|\btaux normal\b/, 'normal'],
    [/\btaux particulier\b|\b2\.1 ?%|\bpresse\b|\bjournaux\b|\bmedicaments? rembours\w+/, 'particulier'],
    [/\breduit\b|\b5\.5 ?%|\b(?:aliment\w*|livres?|abonnement de gaz|protections? hygieniques?)\b/, 'reduit'],
    [
      /\bintermediaire\b|\b10 ?%|\b(?:restaura\w+|hotel\w*|hebergement|nuitees?|transport\w*|taxi|travaux d'entretien|travaux de renovation)\b/,
      'intermediaire',
    ],
  ],
  CH: [
    [/\b(?:hebergement|hotel\w*|nuitees?|chambre)\b/, 'hebergement'],
    [/\b(?:reduit|aliment\w*|livres?|journaux|medicaments?|eau)\b/, 'reduit'],
  ],
  LU: [
    [
      /\bsuper[- ]reduit\b|\b(?:aliment\w*|livres?|medicaments?|restaura\w+|hotel\w*|hebergement|nuitees?)\b/,
      'super_reduit',
    ],
    [/\bintermediaire\b|\b(?:vins?|chaudiere)\b/, 'intermediaire'],
    [/\breduit\b|\b(?:gaz|electricite|coiff\w+|fleurs?)\b/, 'reduit'],
  ],
  AD: [
    [/\bsuper[- ]reduit\b/, 'super_reduit'],
    [/\bmajore\b|\bbancaires?\b/, 'majore'],
    [/\bspecial\b/, 'special'],
    [/\breduit\b|\b(?:aliment\w*|livres?)\b/, 'reduit'],
  ],
};

const AUTRE_QUESTION =
  /\b(?:credits? de tva|remboursements?|remboursables?|l'an prochain|l'annee prochaine|depuis quand|exoner\w+|attestation|en micro|(?:micro|auto)[- ]?entrepr\w+|(?:dois|doit|devons|faut)(?:[- ](?:je|il|on|nous))? (?:la )?(?:facturer|collecter|appliquer)(?: (?:la |de la )?tva)|factur\w+ (?:la |de la )tva (?:quand|a partir)|deposer|declar\w+|acomptes?|seuil|franchise|assujetti\w*|chiffre d'affaires|immatricul\w+|inscri\w+|rembours\w+ de (?:la )?tva|recuper\w+|deduire|deductible|intracommunautaire|autoliquid\w+)\b/;
/** Right after the amount: it includes the tax. */
const TTC = /^ ?€? ?(?:ttc|toutes taxes|taxes? comprises?|tva comprise)\b/;
const TRAVAUX =
  /\b(?:peint\w+|plomb\w+|electricien|travaux|renov\w+|rafraichiss\w+|refai\w+|refection|carrel\w+)\b[^.?]{0,80}\b(?:appartement|maison|logement|pieces?|habitation|studio)\b|\b(?:appartement|maison|logement)\b[^.?]{0,80}\b(?:rafraichiss\w+|travaux|renov\w+|peinture)\b/;

const MARGE = motsDits(
  'regime de la marge|regime sur la marge|regime sur marge|tva de la marge|tva sur la marge|tva sur marge|sur la marge|sur ma marge',
);
const ROLES = {
  achat: /\b(?:achat|achete\w*|paye\w*|cout|prix d'achat)\b/,
  vente: /\b(?:(?:re)?vend\w*|(?:re)?ventes?|prix de (?:vente|revente))\b/,
  marge: /\bmarge\b/,
} as const;

/** Second-hand goods: the tax is inside what was gained between the purchase and the sale (CGI art. 297 A). */
function lireMarge(q: QuestionLue): Lecture<Entree> | undefined {
  const m = lireRoles(q, ROLES);
  const [achat, vente] = [m.de('achat'), m.de('vente')];
  const marge = achat === undefined || vente === undefined ? m.de('marge') : Math.max(0, vente - achat);
  return marge === undefined
    ? undefined
    : { entree: { pays: 'FR', date: q.jour, categorie: 'normal', montantHT: marge, ttc: true } };
}

function lire(q: QuestionLue): Lecture<Entree> | undefined {
  const facture = /\bfactur\w+\b|\bprix\b|\bdevis\b/.test(q.texte) && motsDits('hors taxes|hors taxe|ht').test(q.texte);
  if ((!motsDits('tva|igi|ttc').test(q.texte) && !facture) || AUTRE_QUESTION.test(q.texte)) return undefined;
  const pays: Entree['pays'] = paysDe(q) ?? 'FR';
  if (pays === 'FR' && MARGE.test(q.texte)) return lireMarge(q);
  const montant = montantUnique(q) ?? q.montants[0]?.montant;
  if (montant === undefined) return undefined;
  const dit = CATEGORIES[pays].find(([motif]) => motif.test(q.texte))?.[1];
  const renove =
    pays === 'FR' && dit === undefined && TRAVAUX.test(q.texte) && !/\b(?:neuve?|normal|20 ?%)\b/.test(q.texte);
  const categorie = renove ? ('intermediaire' as const) : (dit ?? ('normal' as const));
  const dite = /\b(20[0-2]\d)\b(?! ?(?:€|ht\b|ttc\b))/.exec(q.texte);
  const date = dite && dite[1] !== q.jour.slice(0, 4) ? `${dite[1]}-07-01` : q.jour;
  return { entree: { pays, date, categorie, montantHT: montant, ttc: q.montants.some((m) => TTC.test(m.droite)) } };
}

const HORS_TAXE = 'tva.montant_ht';
const TAXE = 'tva.montant_tva';
const TOTAL = 'tva.montant_ttc';
const centimes = (montant: number): number => Math.round(montant * 100) / 100;

/** French rates are legal numbers by name; the tree is made of one. */
function expliquerFrance({ date, categorie, montantHT }: Entree): Explication | RefusFiscal {
  const taux = lireParametreLegal(`tva_fr.${categorie}`, date);
  if (taux === undefined)
    return {
      statut: 'refus',
      code: 'ANNEE_NON_COUVERTE',
      message: `Ce taux de TVA n’est pas connu au ${date} : mes taux français valent depuis le 1er janvier 2026.`,
    };
  const tva = centimes(montantHT * taux.valeur);
  const commun = { unite: 'EUR', article: taux.article, entrees: [] } as const;
  return {
    statut: 'exact',
    reserves: [],
    hypotheses: [`${taux.libelle} de la TVA française, en métropole.`],
    trace: {
      ...commun,
      regle: TOTAL,
      libelle: 'Montant taxe comprise',
      valeur: centimes(montantHT + tva),
      formule: `${nombre(montantHT)} + ${nombre(tva)}`,
      parametres: [],
      enfants: [
        {
          ...commun,
          regle: TAXE,
          libelle: 'TVA',
          valeur: tva,
          formule: `${nombre(montantHT)} × ${nombre(taux.valeur * 100)} %`,
          parametres: [taux],
          enfants: [],
        },
      ],
    },
  };
}

const estEtrangere = (c: Entree['categorie']): c is CategorieTva => c !== 'particulier';

function calculer(e: Entree): Explication | RefusFiscal {
  if (e.pays === 'FR') return expliquerFrance(e);
  const { pays, categorie } = e;
  if (!estEtrangere(categorie))
    return { statut: 'refus', code: 'CHAMP_INVALIDE', message: 'Ce taux n’existe pas dans ce pays.' };
  return expliquer(expliquerTva({ pays, date: e.date, categorie, montantHT: e.montantHT }));
}

/** What is left of an amount once its tax is taken out. */
function horsTaxe(taxe: NoeudTrace, total: number, taux: number): NoeudTrace {
  return {
    ...taxe,
    regle: HORS_TAXE,
    libelle: 'Montant hors taxe',
    valeur: centimes((total * 100) / (100 + taux)),
    formule: `${nombre(total)} × 100 / ${nombre(100 + taux)}`,
    parametres: [],
  };
}

/** The tax inside an amount that includes it: the total stays what was paid. */
function extraireTaxe(e: Entree): Explication | RefusFiscal {
  const unite = calculer({ ...e, montantHT: 100 });
  if (!('trace' in unite)) return unite;
  const { trace } = unite;
  const [taxe] = trace.enfants;
  const taux = Number(taxe?.valeur ?? 0);
  const formule = `${nombre(e.montantHT)} × ${nombre(taux)} / ${nombre(100 + taux)}`;
  return {
    ...unite,
    trace: {
      ...trace,
      valeur: e.montantHT,
      formule: 'montant taxe comprise, donné',
      enfants:
        taxe === undefined
          ? []
          : [
              horsTaxe(taxe, e.montantHT, taux),
              { ...taxe, valeur: centimes((e.montantHT * taux) / (100 + taux)), formule },
            ],
    },
  };
}

const REFERENCES = { FR: '[^cgi-278]', CH: '[^ch-ltva-25]', LU: '[^lu-tva]', AD: '[^ad-igi]' } as const;

export const TAXE_INDIRECTE = definirDomaine<Entree>({
  outil: 'calculer_tva',
  description: 'TVA française, suisse ou luxembourgeoise, IGI andorran, à une date.',
  schema: Entree,
  objet: 'la taxe',
  prime: /\btva\b|\bigi\b/,
  lire,
  calculer: (e) => (e.ttc ? extraireTaxe(e) : calculer(e)),
  rediger: (e, r, b) => {
    const nom = e.pays === 'AD' ? 'L’IGI' : 'La TVA';
    b.paragraphe(
      e.ttc
        ? `${nom} comprise dans ce prix est de **${jeton(r.appel, TAXE)}**, pour **${jeton(r.appel, HORS_TAXE)}** hors taxe.${REFERENCES[e.pays]}`
        : `${nom} est de **${jeton(r.appel, TAXE)}**, soit **${jeton(r.appel, TOTAL)}** taxe comprise.${REFERENCES[e.pays]}`,
    );
    if (e.pays === 'FR' && e.categorie === 'intermediaire')
      b.paragraphe(
        'Le taux intermédiaire vaut notamment pour la restauration, l’hébergement, le transport de voyageurs et les travaux dans un logement achevé depuis plus de deux ans.[^cgi-279][^cgi-279-0-bis]',
      );
  },
});
