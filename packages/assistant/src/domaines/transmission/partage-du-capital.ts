import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import { type FaitManquant, manque } from '../domaine.ts';
import { compagnonUni, lireLienDuDonateur } from '../liens.ts';
import { decouper, type Famille, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** Some of those who receive, of one tie. */
export interface Tete {
  readonly lien: Lien;
  /** How many, when it is said. */
  readonly nombre: number | undefined;
  readonly taux: PersonneNommee['taux'];
}

/** Who receives the capital of a contract, as the words name them. */
export interface BeneficiairesLus {
  readonly tetes: readonly Tete[];
  /** « mon conjoint, à défaut mes enfants »: the first named alone receives. */
  readonly aDefaut: boolean;
}

const EXONERES: ReadonlySet<Lien> = new Set(['conjoint', 'partenaire_pacs']);
const SEPARES = motsDits(
  'divorce|divorces|divorcee|separes|separee|ex-mari|ex-femme|ex mari|ex femme|ex-epoux|ex-epouse|pas maries|jamais maries|ni maries|union libre|pas mariee|pas marie',
);
const PARENTS: ReadonlySet<string> = new Set(['pere', 'mere', 'papa', 'maman']);
const EPOUX: ReadonlySet<string> = new Set([
  'mari',
  'femme',
  'epoux',
  'epouse',
  'conjoint',
  'conjointe',
  'cjt',
  'partenaire',
]);
const A_LUI = new Set(['son', 'sa', 'ses', 'leur', 'leurs']);
/** Whoever takes out the contract speaks. */
export const LE_MIEN = motsDits(
  "mon assurance-vie|mon assurance vie|mon av|mon contrat|mes contrats|j'ai une assurance|j'ai une av|j'ai un contrat|a mon deces|mon deces|si je meurs|je decede|si je decede|a ma mort|je souscris|j'ai souscrit|quand je mourrai|si je disparais",
);
const RECUE = motsDits(
  "je recois|je touche|je toucherai|je recevrai|me revient|me reviennent|me laisse|m'a laisse|m'a designe|m'a designee|me designe|m'a mis|m'a mise|je percois|j'ai recu|j'ai touche|je suis beneficiaire|je suis la beneficiaire|je suis le beneficiaire|seul beneficiaire|seule beneficiaire",
);
/** Before those who receive. */
const OUVRE = new Set(
  'pour a au aux profit beneficiaire beneficiaires benef benefs entre clause : revient reviennent va vont designe designes'.split(
    ' ',
  ),
);
const OUVERTURE = 4;

export const LIEN_DE_SOI: Readonly<Partial<Record<Famille, Lien>>> = {
  epoux: 'conjoint',
  pacs: 'partenaire_pacs',
  enfant: 'enfant',
  petit_enfant: 'petit_enfant',
  arriere_petit_enfant: 'arriere_petit_enfant',
  allie: 'autre',
  fratrie: 'frere_soeur',
  neveu: 'neveu_niece',
  parent: 'parent',
  grand_parent: 'grand_parent',
  cousin: 'parent_4e_degre',
  etranger: 'autre',
};

/** The tie of the speaker with whoever was insured. */
function lienDuDemandeur(assure: string, texte: string): Lien | undefined {
  if (assure === 'partenaire') return 'partenaire_pacs';
  if (EPOUX.has(assure)) return SEPARES.test(texte) ? 'autre' : 'conjoint';
  if (assure.startsWith('compagn') || assure.startsWith('concubin')) return uni(texte) ?? 'autre';
  return lireLienDuDonateur(assure);
}

/** « compagnon » may be said once, and the PACS elsewhere. */
const uni = (texte: string): Lien | undefined => compagnonUni(texte.replaceAll('concubin', 'compagnon'));

/** The tie of somebody named with whoever was insured, or died: the speaker, or one of theirs. */
export function lienAvecLui(p: PersonneNommee, assure: string | undefined, texte: string): Lien | undefined {
  if (p.famille === 'union_libre') return uni(texte) ?? 'autre';
  if (assure === undefined || (p.de !== undefined && A_LUI.has(p.de)))
    return p.famille === 'epoux' && SEPARES.test(texte) ? 'autre' : LIEN_DE_SOI[p.famille];
  const demandeur = lienDuDemandeur(assure, texte);
  if (p.famille === 'moi') return demandeur;
  const entreEpoux = EPOUX.has(assure) || assure.startsWith('compagn') || assure.startsWith('concubin');
  if (entreEpoux) return p.famille === 'enfant' ? 'enfant' : p.famille === 'epoux' ? demandeur : LIEN_DE_SOI[p.famille];
  if (p.famille === 'epoux') return p.de === undefined ? 'conjoint' : undefined;
  if (PARENTS.has(assure)) {
    // The other parent of the speaker was the spouse of the one who died.
    if (p.famille === 'parent') return SEPARES.test(texte) ? 'autre' : 'conjoint';
    if (p.famille === 'fratrie') return 'enfant';
    return p.famille === 'enfant' ? (A_MOI.has(p.de ?? '') ? 'petit_enfant' : 'enfant') : undefined;
  }
  const grandParent = lireLienDuDonateur(assure) === 'petit_enfant';
  if (grandParent && (p.famille === 'parent' || p.famille === 'oncle')) return 'enfant';
  if (grandParent && p.famille === 'grand_parent') return 'conjoint';
  if (p.famille === 'fratrie' || (p.famille === 'cousin' && grandParent)) return demandeur;
  const deLaFratrie = demandeur === 'frere_soeur';
  if (p.famille === 'enfant') return A_MOI.has(p.de ?? '') ? (deLaFratrie ? 'neveu_niece' : undefined) : 'enfant';
  return deLaFratrie && (p.famille === 'parent' || p.famille === 'neveu') ? LIEN_DE_SOI[p.famille] : undefined;
}
const A_MOI = new Set(['mon', 'ma', 'mes', 'notre', 'nos']);

/** Who receives, when the words name them after what gives; undefined when nobody is named. */
export function lireBeneficiairesDuContrat(
  texte: string,
  assureDit: string | undefined,
  /** The levy of the law is the same for all but the spouse (CGI art. 990 I). */
  memeTaux: boolean,
): BeneficiairesLus | undefined {
  const assure = LE_MIEN.test(texte) ? undefined : assureDit;
  const mots = sansApartes(decouper(texte.replaceAll('a defaut', 'adefaut')));
  const listes = lireListes(mots).map((liste) => liste.filter((p) => p.nom !== assure || liste.length > 1));
  const nommees = (liste: readonly PersonneNommee[]): boolean =>
    mots
      .slice((liste.at(-1)?.fin ?? 0) + 1, (liste.at(-1)?.fin ?? 0) + OUVERTURE)
      .some((mot) => mot.startsWith('benef'));
  const ouverte = (liste: readonly PersonneNommee[]): boolean => {
    const debut = liste[0]?.debut ?? 0;
    if (nommees(liste)) return true;
    return mots.slice(Math.max(0, debut - OUVERTURE), debut).some((mot) => OUVRE.has(mot));
  };
  const candidates = listes.filter((liste) => liste.length > 0 && (ouverte(liste) || liste.length > 1));
  const liste =
    candidates.find((l) => ouverte(l) && l.length > 1) ??
    candidates.findLast((l) => ouverte(l)) ??
    candidates.find((l) => l.length > 1);
  if (liste === undefined)
    return RECUE.test(texte) && assure !== undefined ? seul(lienDuDemandeur(assure, texte)) : undefined;
  const personnes = liste.filter((p) => p.nom !== assure || p.de !== 'mon');
  const aDefaut = mots.includes('adefaut');
  const tetes = personnes.flatMap((p): Tete[] => {
    const lien = lienAvecLui(p, assure, texte) ?? (memeTaux && JAMAIS_EPOUX.has(p.famille) ? 'autre' : undefined);
    return lien === undefined ? [] : [{ lien, nombre: p.nombre, taux: p.taux }];
  });
  if (personnes.length === 0) return undefined;
  // Somebody is named whose tie with the insured is not sure.
  if (tetes.length < personnes.length) return { tetes: [], aDefaut };
  return { tetes: aDefaut ? tetes.slice(0, 1) : tetes, aDefaut };
}

/** « mon cousin (lui aussi son neveu) et moi »: who somebody is, told between brackets. */
function sansApartes(mots: readonly string[]): string[] {
  let dedans = false;
  return mots.filter((mot, i) => {
    if (mot === '(' && DIT_DE_LUI.has(mots[i + 1] ?? '')) dedans = true;
    const garde = !dedans;
    if (mot === ')') dedans = false;
    return garde;
  });
}
const DIT_DE_LUI = new Set(['lui', 'elle', 'son', 'sa', 'leur', 'aussi', 'egalement']);

const JAMAIS_EPOUX: ReadonlySet<Famille> = new Set(['enfant', 'petit_enfant', 'neveu', 'cousin', 'etranger', 'allie']);
const seul = (lien: Lien | undefined): BeneficiairesLus | undefined =>
  lien === undefined ? undefined : { tetes: [{ lien, nombre: 1, taux: undefined }], aDefaut: false };

const EGALES = motsDits(
  'parts egales|part egale|a egalite|egalite|egalement|equitablement|1/3 chacun|un tiers chacun|le tiers chacun|le quart chacun|1/4 chacun|meme part|par tete|partage egal|partage entre|partages entre|partagee entre|partagees entre|parts identiques',
);
const MOITIE = motsDits('moitie|50/50|moitie-moitie|50 50');

const LIEN_A_DIRE = manque(
  'le lien de chaque bénéficiaire avec l’assuré',
  'l’époux et le partenaire de PACS sont exonérés',
  'deces.lien',
);

export interface PartDuCapital {
  readonly lien: Lien;
  readonly capital: number;
}
export type Partage =
  | { readonly parts: readonly PartDuCapital[] }
  | { readonly lien: Lien; readonly nombre: number }
  | { readonly manques: readonly FaitManquant[] };

/** What each receives: said, or equal when they are all of one tie; asked otherwise. */
export function partager({ tetes }: BeneficiairesLus, capital: number, texte: string, franchise: number): Partage {
  const liens = new Set(tetes.map((t) => t.lien));
  const inconnue = tetes.find((t) => t.nombre === undefined);
  const taxe = tetes.find((t) => !EXONERES.has(t.lien));
  const [premiere] = tetes;
  if (premiere === undefined) return { manques: [LIEN_A_DIRE] };
  if (taxe === undefined) return { lien: premiere.lien, nombre: 1 };
  // Even alone, nobody would pay: how it is shared changes nothing.
  if (capital <= franchise) return { lien: taxe.lien, nombre: 1 };
  const parTaux = selonLesTaux(tetes, capital);
  if (parTaux !== undefined) return { parts: parTaux };
  if (inconnue !== undefined)
    return {
      manques: [manque('combien ils sont à recevoir le capital', 'chaque bénéficiaire a son propre abattement')],
    };
  const nombre = tetes.reduce((t, x) => t + (x.nombre ?? 1), 0);
  if (liens.size === 1) return { lien: premiere.lien, nombre };
  const moitie = MOITIE.test(texte) && tetes.length === 2;
  if (!moitie && !EGALES.test(texte))
    return {
      manques: [
        manque(
          'la part de chaque bénéficiaire',
          'l’époux et le partenaire de PACS ne paient rien, les autres ont chacun leur abattement',
        ),
      ],
    };
  return {
    parts: tetes.flatMap(({ lien, nombre: n = 1 }) =>
      Array.from({ length: n }, () => ({ lien, capital: moitie ? capital / 2 / n : capital / nombre })),
    ),
  };
}

const CENT = 100;

/** « 50 % à mon conjoint, 25 % à chaque enfant »: the percentages of all make the whole. */
function selonLesTaux(tetes: readonly Tete[], capital: number): PartDuCapital[] | undefined {
  const dits = tetes.map((t) => (t.taux === undefined ? undefined : { ...t, ...t.taux }));
  const parts: PartDuCapital[] = [];
  let total = 0;
  for (const dit of dits) {
    if (dit === undefined) return undefined;
    const nombre = dit.nombre ?? (dit.chacun ? Math.round((CENT - total) / dit.valeur) : undefined);
    if (nombre === undefined || nombre < 1) return undefined;
    const chacun = dit.chacun ? dit.valeur : dit.valeur / nombre;
    total += chacun * nombre;
    for (let i = 0; i < nombre; i += 1) parts.push({ lien: dit.lien, capital: (capital * chacun) / CENT });
  }
  return Math.abs(total - CENT) < 1e-6 ? parts : undefined;
}
