import { motsDits } from '@francis/lecture';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { type FaitManquant, manque } from '../domaine.ts';
import { lireLien, lireLienDuDonateur } from '../liens.ts';
import {
  montantUnique,
  type QuestionLue,
  sansPassages,
  trouverAge,
  trouverMontant,
  trouverUnAge,
} from '../question.ts';
import { nombreCorrige, sansLesDementis } from './corrections-dites.ts';
import { lireAssure, lireBeneficiairesNommes } from './beneficiaires.ts';
import { versementsParAge, versesApres, versesDUnSeulCote } from './age-des-primes.ts';
import type { EntreeDeces as Entree } from './entree-deces.ts';
import {
  type BeneficiairesLus,
  LE_MIEN,
  lienAvecLui,
  lireBeneficiairesDuContrat,
  type Partage,
  partager,
} from './partage-du-capital.ts';
import { partsNommees } from './parts-nommees.ts';
import { MOI_ET_UN_PROCHE } from './moi-et-un-proche.ts';

const CONTRAT =
  /\bassurances?[- ]vie\b|\bav\b|\bclause (?:beneficiaire|demembree)\b|\b(?:990 ?i|757 ?b)\b|\bcapital deces\b|\bassuree? decede/;
const DECES =
  /\bprimes? (?:toutes )?versee?s? (?:a|avant|apres|vers)\b|\bpour moitie\b|\btaxe pour chacun\b|\b(?:avant|apres) (?:ses |mes |les |l'age de )?70 ans\b|\bprimes? (?:avant|apres)\b|\bversee?s? (?:avant|apres)\b|\b(?:deces|decede\w*|mort\w*|beneficiaires?|demembree|990|757|papa avait|maman avait|herit\w+|succession|laiss\w+|transm\w+|meurs|meurt|mourir|mourrai|dcd|disparais)\b/;
const RACHAT = /\b(?:rachet\w*|rachats?|retir\w+|retrait)\b/;
const APRES_70 =
  /\b(?:vers\w+|primes?|mis|place\w*|depose\w*)\b[^.?;]{0,60}\ba (?:7\d|8\d|9\d) ans\b|\bapres (?:ses |mes |l'age de )?70 ans\b|\bapres 70\b/;

/** « ma sœur et moi », « deux enfants », « à parts égales entre Paul et Léa ». */
const FRATRIE = motsDits(`${MOI_ET_UN_PROCHE}|nous sommes 2|tous les 2|a 2`);

function lireBeneficiaires(texte: string): number {
  if (FRATRIE.test(texte)) return 2;
  const m = /\b(\d{1,2}) (?:enfants|beneficiaires|fils|filles|freres|soeurs|neveux|petits-enfants)\b/.exec(texte);
  return m ? Math.max(1, Number(m[1])) : 1;
}

/** « 480 000 € pour mon neveu, 320 000 € pour ma voisine ». */
function lireParts(q: QuestionLue): Entree['parts'] {
  const parts = q.montants.flatMap((m) => {
    const qui = /^ ?€? ?(?:pour|a) (?:mon|ma|mes|l'|le|la|son|sa|un|une|notre)[^,.;?]{0,30}/.exec(m.droite)?.[0];
    const lien = qui === undefined ? undefined : lireLien(qui);
    return lien === undefined ? [] : [{ lien, capital: m.montant }];
  });
  const total = somme(parts.map((p) => p.capital));
  const autres = q.montants.filter((m) => !proche(m.montant, total));
  return parts.length > 1 && parts.length === autres.length ? parts : undefined;
}

/** « 420 000 €, dont 240 000 € pour moi et 180 000 € pour ma sœur »: the shares of a total that is told too. */
function partsDuTotal(q: QuestionLue): Entree['parts'] {
  const montants = q.montants.map((m) => m.montant);
  const total = montants.find((m, i) => proche(somme(montants) - m, m) && montants.indexOf(m) === i);
  const recues = q.montants.filter((m) => RECU.some((mot) => m.droite.trimStart().startsWith(mot)));
  const partage = recues.length > 0 || q.texte.includes('beneficiaires');
  if (total === undefined || montants.length < PARTS_ET_TOTAL || !partage) return undefined;
  const commun = lireLienDuDonateur(q.texte) ?? lireLien(q.texte) ?? 'autre';
  return q.montants
    .filter((m) => m.montant !== total)
    .map((m) => {
      const propre = lireLien(m.droite);
      return { lien: propre === 'conjoint' || propre === 'partenaire_pacs' ? propre : commun, capital: m.montant };
    });
}

const PARTS_ET_TOTAL = 3;
/** « pour moi », « à ma sœur »: somebody receives it. */
const RECU = ['pour ', 'a ', 'au ', 'chez ', 'revien'];
const somme = (nombres: readonly number[]): number => nombres.reduce((t, n) => t + n, 0);

const LE_CONTRAT = motsDits(
  'assurances-vie|assurances vie|assurance-vie|assurance vie|av|contrats|contrat|capital|capitaux',
);
/** The rest of what is left, that the heirs share too. */
const DE_LA_SUCCESSION =
  /\b(?:le reste|reste de (?:la|sa) succession|(?:actif|patrimoine|succession)(?: (?:net|nette|successoral|taxable|hors (?:av|assurance[- ]vie)))?)\b[^,;.]{0,22}$/;
const DONT = /\bdont [^,;.]{0,12}$/;
const CAPITAL_DU_CONTRAT = /\b(?:capital(?: deces)?|contrat|valait|vaut|valeur|valant)\b[^,;.]{0,22}$/;
const PRIMES_APRES = /^ ?€? ?(?:de (?:primes?|versements?)|verse(?:e?s)?)\b/;
const PRIMES_AVANT = /\b(?:verse\w*|primes?|versements?|mis|place\w*|depose\w*)\b[^,;.#]{0,30}$/;
const DEMEMBREE = /\bdemembre\w*\b|\busufruit\w*\b/;

/** What a death leaves beside the contract, and the question without it. */
function lireSuccession(q: QuestionLue): { readonly q: QuestionLue; readonly actif: number | undefined } {
  if (q.montants.length < 2) return { q, actif: undefined };
  const m = q.montants.find((x) => DE_LA_SUCCESSION.test(x.gauche) && !LE_CONTRAT.test(x.gauche.slice(-14)));
  if (m === undefined) return { q, actif: undefined };
  const autres = q.montants.filter((x) => x !== m);
  const contrat = autres.find((x) => DONT.test(x.gauche) && LE_CONTRAT.test(x.droite));
  return {
    q: sansPassages(q, [[m.debut, m.fin]]),
    actif: contrat === undefined ? m.montant : m.montant - contrat.montant,
  };
}

const DEMANDE =
  /\b990 ?i\b|\bassiette\b|\bquelle somme\b|\bcombien\b|\bqui paie\b|\bqui paye\b|\bquels? (?:prelevement|impot|droits?|taxe)|\bprelevements?\b|\bdroits?\b|\btax\w+|\bpayer|paie\b|\bpaient\b|\bpaiero\w+|\bpaye\b|\bdoi[ts]\b/;

/** Says when the premiums were paid, or which of the two articles taxes them. */
const AGE_DIT =
  /\b7[01]\b ?(?:ans|eme)|\b(?:avant|apres|depuis) 70\b|\b(?:990 ?i|757 ?b)\b|\b(?:vers\w+|primes?|souscri\w+|ouver\w+|alimente\w*|place\w*|mis\w*)\b[^.?;]{0,60}\ba \d{2} ans\b/;

/** What the words of a contract give, and whether the age that decides which tax it owes is said. */
export function lireDeces(dite: QuestionLue) {
  const question = sansLesDementis(dite);
  const lue = lireVersements(question);
  if (lue === undefined || !('entree' in lue)) return lue;
  const nombre = nombreCorrige(question);
  const entree =
    nombre === undefined || lue.entree.parts !== undefined ? lue.entree : { ...lue.entree, beneficiaires: nombre };
  return AGE_DIT.test(question.texte) || versesDUnSeulCote(question)
    ? { entree }
    : { entree: { ...entree, age_suppose: true } };
}

const APRES = 'apres';
/** « 200 000 versés avant 70 ans et 50 000 après »: the contract as if it had only the first, then both. */
function lireVersements(question: QuestionLue) {
  const deux = versementsParAge(question);
  if (deux === undefined) return lireContrat(question);
  const passages = question.montants.flatMap(({ montant, debut, fin, droite }): (readonly [number, number])[] =>
    montant === deux.apres ? [[debut, fin + (droite.split('.')[0] ?? '').indexOf(APRES) + APRES.length]] : [],
  );
  const lue = lireContrat(sansPassages(question, passages));
  if (lue === undefined || !('entree' in lue)) return lue;
  const { entree } = lue;
  const lu = entree.parts === undefined && entree.capital_avant_70 === deux.avant;
  return lu ? { entree: { ...entree, primes_apres_70: deux.apres } } : lireContrat(question);
}

function lireContrat(question: QuestionLue) {
  const { texte } = question;
  if (question.juridiction !== 'FR' || !CONTRAT.test(texte) || RACHAT.test(texte)) return undefined;
  // « l'assurance-vie de maman pour mon frère et moi »: who receives it inherits.
  const nommes = lireBeneficiairesDuContrat(texte, lireAssure(texte), !APRES_70.test(texte));
  if (!DECES.test(texte) && (lireAssure(texte) === undefined || nommes === undefined)) return undefined;
  if (!DEMANDE.test(texte)) return undefined;
  const { q, actif } = lireSuccession(question);
  const tard = (question.phrases.length > 1 ? versesApres(question) : undefined) ?? APRES_70.test(texte);
  const reste = actif === undefined ? {} : { actif_succession: actif };
  const nommees = lireBeneficiairesNommes(q);
  const assureDit = LE_MIEN.test(texte) ? undefined : lireAssure(texte);
  const dites = partsNommees(
    texte,
    q.montants.map((m) => m.montant),
    (p) => lienAvecLui(p, assureDit, texte),
  )?.map(({ lien, montant }) => ({ lien, capital: montant }));
  const parts = dites ?? nommees?.map(({ lien, capital }) => ({ lien, capital })) ?? lireParts(q) ?? partsDuTotal(q);
  if (parts !== undefined && actif === undefined)
    return {
      entree: {
        date: q.jour,
        lien: parts[0]?.lien ?? ('autre' as const),
        beneficiaires: parts.length,
        capital_avant_70: 0,
        primes_apres_70: 0,
        parts: tard ? parts.map(({ lien, capital }) => ({ lien, capital: 0, primes_apres_70: capital })) : parts,
      },
    };
  const capital =
    montantUnique(q) ??
    trouverMontant(q, { avant: /\b(?:assurance[- ]vie|av|capital|contrat|laiss\w+|recoi\w+|touche)\b[^#]{0,50}$/ });
  if (capital === undefined) return undefined;
  // The insured is named (« de son père »), or the beneficiaries are (« à mes deux enfants »).
  const assure = lireAssure(texte);
  const epoux = assure !== undefined && /^(?:mari|femme|epou)/.test(assure);
  const demembree = DEMEMBREE.test(texte);
  const lien = demembree
    ? lireLien(/\b\d? ?(?:enfants?|fils|filles?|neveux|nieces|petits[- ]enfants)\b/.exec(texte)?.[0] ?? '')
    : ((assure === undefined
        ? undefined
        : epoux && /\b(?:pour|a) moi\b|\bme\b|\bm'/.test(texte)
          ? ('conjoint' as const)
          : lireLienDuDonateur(assure)) ??
      lireLienDuDonateur(texte) ??
      lireLien(texte));
  if (lien === undefined)
    return {
      manques: [
        manque('le lien du bénéficiaire avec l’assuré', 'l’époux et le partenaire de PACS sont exonérés', 'deces.lien'),
      ],
    };
  // After seventy the premiums are taxed, not the capital that they became.
  const primes = tard
    ? trouverMontant(q, { apres: PRIMES_APRES, avant: PRIMES_AVANT, sauf: /\bcapital\b[^#]{0,15}#/ })
    : undefined;
  const valeur =
    primes === undefined || q.montants.length !== 2
      ? undefined
      : q.montants.find((m) => m.montant !== primes && (CAPITAL_DU_CONTRAT.test(m.gauche) || LE_CONTRAT.test(m.gauche)))
          ?.montant;
  // « 200 000 € chacun » is the share of one; « combien chacun ? » asks it.
  const chacun =
    trouverMontant(q, { apres: /^ ?€? ?(?:chacune?|par (?:enfant|beneficiaire|personne|tete))\b/ }) !== undefined;
  const recu = primes ?? capital;
  const tetes = demembree ? undefined : nommes?.tetes.reduce((t, x) => t + (x.nombre ?? 1), 0);
  const beneficiaires = tetes ?? lireBeneficiaires(texte);
  const total = chacun ? recu * beneficiaires : recu;
  if (nommes !== undefined && !demembree) {
    const partage = chacun
      ? parTete(nommes, recu)
      : partager(nommes, recu, texte, tard ? 0 : (lireParametreLegal('avd.abattement_990_i', q.jour)?.valeur ?? 0));
    return entreeDuPartage(partage, { q, recu: total, tard, valeur, actif, suppose: nommes.aDefaut, chacun });
  }
  // « mon mari est mort, il avait une assurance-vie »: who receives it is not said.
  if (epoux && !RECUE_PAR_MOI.test(texte) && !demembree)
    return { manques: [manque('qui reçoit le capital', 'l’époux ne paie rien, les enfants si', 'deces.lien')] };
  const age = demembree
    ? (trouverAge(q, 'conjointe?|epoux|epouse|usufruitiere?|mere|pere|veuve?|maman|papa') ?? trouverUnAge(q.texte))
    : undefined;
  if (demembree && (age === undefined || tard))
    return age === undefined
      ? { manques: [manque('l’âge de l’usufruitier', 'il partage l’abattement et le capital')] }
      : undefined;
  return {
    entree: {
      date: q.jour,
      lien,
      beneficiaires,
      capital_avant_70: tard ? 0 : total,
      primes_apres_70: tard ? total : 0,
      ...(valeur === undefined ? {} : { capital_apres_70: valeur }),
      ...(age === undefined ? {} : { age_usufruitier: age }),
      ...reste,
    },
  };
}

const RECUE_PAR_MOI = motsDits("moi|je|me|m'|j'ai|j'herite");

interface Recu {
  readonly q: QuestionLue;
  readonly recu: number;
  readonly tard: boolean;
  readonly valeur: number | undefined;
  readonly actif: number | undefined;
  readonly suppose: boolean;
  readonly chacun: boolean;
}

function entreeDuPartage(
  partage: Partage,
  { q, recu, tard, valeur, actif, suppose }: Recu,
): { entree: Entree } | { manques: readonly FaitManquant[] } {
  if ('manques' in partage) return partage;
  if ('parts' in partage && actif !== undefined)
    return { manques: [manque('ce que chacun reçoit du contrat et de la succession', 'ils n’ont pas le même lien')] };
  const supposee = suppose ? { partage_suppose: true } : {};
  if ('parts' in partage)
    return {
      entree: {
        date: q.jour,
        lien: partage.parts[0]?.lien ?? 'autre',
        beneficiaires: partage.parts.length,
        capital_avant_70: 0,
        primes_apres_70: 0,
        parts: tard
          ? partage.parts.map(({ lien, capital }) => ({ lien, capital: 0, primes_apres_70: capital }))
          : [...partage.parts],
        ...supposee,
      },
    };
  return {
    entree: {
      date: q.jour,
      lien: partage.lien,
      beneficiaires: partage.nombre,
      capital_avant_70: tard ? 0 : recu,
      primes_apres_70: tard ? recu : 0,
      ...(valeur === undefined ? {} : { capital_apres_70: valeur }),
      ...(actif === undefined ? {} : { actif_succession: actif }),
      ...supposee,
    },
  };
}

/** « 200 000 € chacun »: what each of them receives. */
function parTete({ tetes, aDefaut }: BeneficiairesLus, capital: number): Partage {
  if (tetes.length === 0) return partager({ tetes, aDefaut }, capital, '', 0);
  if (tetes.some((t) => t.nombre === undefined))
    return {
      manques: [manque('combien ils sont à recevoir le capital', 'chaque bénéficiaire a son propre abattement')],
    };
  const parts = tetes.flatMap(({ lien, nombre = 1 }) => Array.from({ length: nombre }, () => ({ lien, capital })));
  const [premiere] = parts;
  return premiere !== undefined && parts.every((p) => p.lien === premiere.lien)
    ? { lien: premiere.lien, nombre: parts.length }
    : { parts };
}

const proche = (a: number, b: number): boolean => Math.abs(a - b) < 1;
