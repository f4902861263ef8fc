import { motsDits } from '@francis/lecture';
import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { type CategorieTva, expliquerTva } from '@francis/fiscal/tva';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { nombre } from '../orchestration/typographie.ts';
import { type Explication, definirDomaine, expliquer, type Lecture } from './domaine.ts';
import { CATEGORIES } from './categories-de-tva.ts';
import { estAncien, FOSSILE, TRAVAUX_DITS } from './logement-ancien.ts';
import { paysDe } from './pays.ts';
import { type QuestionLue, montantUnique } from './question.ts';
import { lireRetardProfessionnel } from './retard-de-paiement.ts';
import { lireRoles } from './roles.ts';
import { demandeLaTaxe, PENALITE, tauxDit, tauxDits, ttcDit } from './taux-de-tva.ts';
import { estUneDeclaration, lireTvaDue, redigerTvaDue, retrancher } from './tva-due.ts';

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
  /** Purchases whose tax is taken off that of the sales, in euros. */
  achats: z.number().min(0).max(1e10).optional(),
  achats_ttc: z.boolean().optional(),
});
type Entree = z.infer<typeof Entree>;

const AUTRE_QUESTION =
  /\b(?:credits? de tva|remboursements?|remboursables?|l'an prochain|l'annee prochaine|depuis quand|exoner\w+|attestation|en micro|(?:micro|auto)[- ]?entrepr\w+|(?:dois|doit|devons|faut)(?:[- ](?:je|il|on|nous))? (?:la )?(?:facturer|collecter|appliquer)(?: (?:la |de la )?tva)|factur\w+ (?:la |de la )tva (?:quand|a partir)|deposer|declar\w+|acomptes?|seuil|franchise|assujetti\w*|chiffre d'affaires|immatricul\w+|inscri\w+|rembours\w+ de (?:la )?tva|recuper\w+|deduire|deductible|intracommunautaire|autoliquid\w+)\b/;
/** Right after the amount: it includes the tax. */
const TTC = /^ ?€? ?(?:ttc|toutes taxes|taxes? comprises?|tva comprise)\b/;
const TRAVAUX =
  /\b(?:peint\w+|plomb\w+|electricien|travaux|renov\w+|rafraichiss\w+|refai\w+|refection|carrel\w+)\b[^.?]{0,80}\b(?:appartement|maison|logement|pieces?|habitation|studio)\b|\b(?:appartement|maison|logement)\b[^.?]{0,80}\b(?:rafraichiss\w+|travaux|renov\w+|peinture)\b/;

/** Saves energy in an old home (CGI art. 278-0 bis A). */
const ENERGIE = motsDits(
  'pompe a chaleur|pompes a chaleur|pac|isolation|isoler|chauffe-eau solaire|chauffe-eau thermodynamique|poele a bois|poele a granules|chaudiere a granules|chaudiere biomasse|renovation energetique|travaux energetiques',
);
const NIEE = ['sans ', 'hors ', 'pas de ', "pas d'", 'aucune ', 'ni '];
const sansEnergieNiee = (texte: string): string =>
  NIEE.reduce((t, mot) => t.replaceAll(`${mot}renovation energetique`, '').replaceAll(`${mot}isolation`, ''), texte);
/** Cools as much as it heats: not at the rate of energy. */
const CLIMATISE = motsDits('air/air|air-air|air air|climatisation|clim|reversible');
const LOGEMENT = motsDits(
  'maison|appartement|appart|logement|habitation|domicile|chez moi|chez nous|studio|pavillon|toiture|salle de bain|cuisine',
);
const NEUF = motsDits('neuf|neuve|normal|20 %|20%|construction|je construis|moins de 2 ans');
/** Its rate follows its power and what it is fed with. */
const SELON_L_EQUIPEMENT = motsDits(
  'photovoltaique|photovoltaiques|panneau solaire|panneaux solaires|chaudiere|climatisation|clim',
);
const QUEL_TAUX = motsDits('quel taux|quels taux|taux de tva|a quel taux|taux applicable');
/** « achetée 42 000 € TTC »: how an amount is told, not a tax that is asked. */
const SUR_LE_MONTANT = motsDits('ht|hors taxe|hors taxes|taxe|taxes');
const veutLaTaxe = (texte: string): boolean =>
  motsDits('tva|igi').test(texte) ||
  (motsDits('ttc').test(texte) && SUR_LE_MONTANT.test(texte.replaceAll('toutes taxes comprises', 'ttc')));

/** The rate of what is bought; undefined when nothing says it and it may be another than the ordinary one. */
function categorieFrancaise(texte: string, annee: number): Entree['categorie'] | undefined {
  if (FOSSILE.test(texte)) return 'normal';
  const [taux, autre] = tauxDits(texte);
  if (autre !== undefined) return undefined;
  if (taux !== undefined) return taux;
  const age = LOGEMENT.test(texte) ? estAncien(texte, annee) : undefined;
  if (age === false) return undefined;
  const dit = CATEGORIES.FR.find(([motif]) => motif.test(texte))?.[1];
  if (dit !== undefined) return dit;
  const ancien = LOGEMENT.test(texte) && !NEUF.test(texte);
  if (ancien && ENERGIE.test(sansEnergieNiee(texte)) && !CLIMATISE.test(texte)) return 'reduit';
  if (TRAVAUX.test(texte) && !NEUF.test(texte)) return 'intermediaire';
  if (ancien && age === true && TRAVAUX_DITS.test(texte) && !SELON_L_EQUIPEMENT.test(texte)) return 'intermediaire';
  // Works and equipment of a home have three rates, and who asks which one told too little to choose.
  return LOGEMENT.test(texte) || SELON_L_EQUIPEMENT.test(texte) || QUEL_TAUX.test(texte) ? undefined : 'normal';
}

const MARGE = motsDits(
  'regime de la marge|regime sur la marge|regime sur marge|tva de la marge|tva sur la marge|tva sur marge|sur la marge|sur ma marge',
);
const ROLES = {
  achat: /\b(?:achat|achete\w*|paye\w*|cout|prix d'achat)\b/,
  vente: /\b(?:(?:re)?vend\w*|(?:re)?ventes?|prix de (?:vente|revente))\b/,
  marge: /\bmarge\b/,
  /** Parts and repairs bear a tax of their own, deducted apart from the margin. */
  pieces: /\b(?:pieces?|fournitures?|reparations?|materiel|frais)\b/,
} as const;

/** Second-hand goods: the tax is inside what was gained between the purchase and the sale (CGI art. 297 A). */
function lireMarge(q: QuestionLue): Lecture<Entree> | undefined {
  const m = lireRoles(q, ROLES);
  const [achat, vente] = [m.de('achat'), m.de('vente')];
  const marge = achat === undefined || vente === undefined ? m.de('marge') : Math.max(0, vente - achat);
  if (marge === undefined) return undefined;
  const pieces = m.tous('pieces')[0];
  const avecTaxe = pieces !== undefined && TTC.test(pieces.droite);
  return {
    entree: {
      pays: 'FR',
      date: q.jour,
      categorie: 'normal',
      montantHT: marge,
      ttc: true,
      ...(avecTaxe ? { achats: pieces.montant, achats_ttc: true } : {}),
    },
  };
}

function lire(q: QuestionLue): Lecture<Entree> | undefined {
  const facture = /\bfactur\w+\b|\bprix\b|\bdevis\b/.test(q.texte) && motsDits('hors taxes|hors taxe|ht').test(q.texte);
  if (lireRetardProfessionnel(q) !== undefined) return undefined;
  const enMarge = MARGE.test(q.texte) && q.montants.length > 1;
  const pays: Entree['pays'] = paysDe(q) ?? 'FR';
  const calcule = tauxDit(q.texte) && demandeLaTaxe(q.texte) && q.montants.length > 0 && !PENALITE.test(q.texte);
  if ((!veutLaTaxe(q.texte) && !facture) || (!enMarge && !calcule && AUTRE_QUESTION.test(q.texte))) return undefined;
  if (PENALITE.test(q.texte)) return undefined;
  if (pays === 'FR' && MARGE.test(q.texte)) return lireMarge(q);
  const montant = montantUnique(q) ?? q.montants[0]?.montant;
  if (montant === undefined) return undefined;
  // What is left of the tax of sales once that of purchases is taken off is not the tax of either.
  if (estUneDeclaration(q)) {
    const dite = pays === 'FR' ? categorieFrancaise(q.texte, Number(q.jour.slice(0, 4))) : undefined;
    const due = dite === undefined ? undefined : lireTvaDue(q);
    return dite && due && { entree: { pays, date: q.jour, categorie: dite, ...due } };
  }
  const lue = q.montants.find((m) => m.montant === montant);
  const categorie =
    pays === 'FR'
      ? categorieFrancaise(q.texte, Number(q.jour.slice(0, 4)))
      : (CATEGORIES[pays].find(([motif]) => motif.test(q.texte))?.[1] ?? ('normal' as const));
  if (categorie === undefined) return undefined;
  const dite = LOGEMENT.test(q.texte) ? null : /\b(20[0-2]\d)\b(?! ?(?:€|ht\b|ttc\b))/.exec(q.texte);
  const date = dite && dite[1] !== q.jour.slice(0, 4) ? `${dite[1]}-07-01` : q.jour;
  return {
    entree: {
      pays,
      date,
      categorie,
      montantHT: montant,
      ttc: lue !== undefined && (TTC.test(lue.droite) || ttcDit(lue, q.texte)),
    },
  };
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

const calculerUne = (e: Entree): Explication | RefusFiscal => (e.ttc ? extraireTaxe(e) : calculer(e));
const calculerAchats = (e: Entree): Explication | RefusFiscal =>
  calculerUne({ ...e, montantHT: e.achats ?? 0, ttc: e.achats_ttc === true });

const REFERENCES = { FR: '[^cgi-278]', CH: '[^ch-ltva-25]', LU: '[^lu-tva]', AD: '[^ad-igi]' } as const;

export const TAXE_INDIRECTE = definirDomaine<Entree>({
  outil: 'calculer_tva',
  description: 'TVA française, suisse ou luxembourgeoise, IGI andorran, à une date.',
  schema: Entree,
  objet: 'la taxe',
  prime: /\btva\b|\bigi\b/,
  lire,
  calculer: (e) => (e.achats === undefined ? calculerUne(e) : retrancher(calculerUne(e), calculerAchats(e))),
  rediger: (e, r, b) => {
    if (e.achats !== undefined) {
      redigerTvaDue(r, b);
      return;
    }
    const nom = e.pays === 'AD' ? 'L’IGI' : 'La TVA';
    b.paragraphe(
      e.ttc
        ? `${nom} comprise dans ce prix est de **${jeton(r.appel, TAXE)}**, pour **${jeton(r.appel, HORS_TAXE)}** hors taxe.${REFERENCES[e.pays]}`
        : `${nom} est de **${jeton(r.appel, TAXE)}**, soit **${jeton(r.appel, TOTAL)}** taxe comprise.${REFERENCES[e.pays]}`,
    );
    if (e.pays === 'FR' && e.categorie === 'reduit')
      b.paragraphe(
        'Le taux réduit vaut notamment pour l’alimentation, les livres et les travaux d’économie d’énergie dans un logement achevé depuis plus de deux ans, avec leur attestation sur le devis (CGI art. 278-0 bis et 278-0 bis A).',
      );
    if (e.pays === 'FR' && e.categorie === 'intermediaire')
      b.paragraphe(
        'Le taux intermédiaire vaut notamment pour la restauration, l’hébergement, le transport de voyageurs et les travaux dans un logement achevé depuis plus de deux ans.[^cgi-279][^cgi-279-0-bis]',
      );
  },
});
