import {
  type Faits,
  type FaitsPersonne,
  NATURES_REVENU,
  type NatureRevenu,
  type NiveauScolaire,
  type Saisie,
} from './faits.ts';
import { louerAutrement } from './location.ts';

const EN_COUPLE = new Set(['marie', 'pacse', 'en_couple', 'concubinage']);

type Revenus = NonNullable<FaitsPersonne['revenus']>;

/** « c’est le net avant impôt, 2 780 », told « par mois » before: the same amount keeps its period. */
const avecSaPeriode = (saisie: Saisie, avant: readonly Saisie[] = []): Saisie => {
  const dite = avant.find((a) => a.montant === saisie.montant && a.fois > 1);
  return dite === undefined || saisie.fois !== 1 || saisie.parAn === true ? saisie : { ...saisie, fois: dite.fois };
};

/** A later amount of one nature replaces the earlier one, or is one more of it when it is said to be. */
function reunir(avant: Revenus = {}, apres: Revenus = {}, sAjoute: boolean): Revenus {
  const unis: Partial<Record<NatureRevenu, readonly Saisie[]>> = { ...avant, ...apres };
  for (const n of NATURES_REVENU) if (apres[n]) unis[n] = apres[n].map((saisie) => avecSaPeriode(saisie, avant[n]));
  if (sAjoute) for (const n of NATURES_REVENU) if (avant[n] && apres[n]) unis[n] = [...avant[n], ...apres[n]];
  return unis;
}

interface Ne {
  readonly age?: number;
  readonly anneeNaissance?: number;
}

/** « née en 1956 » takes back the age said before, and an age the year. */
function sansNaissance<T extends Ne>(avant: T, apres: Ne): T {
  if (apres.age === undefined && apres.anneeNaissance === undefined) return avant;
  const { age: _age, anneeNaissance: _annee, ...reste } = avant;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both fields are optional.
  return reste as T;
}

function fusionnerPersonne(
  avant: FaitsPersonne | undefined,
  apres: FaitsPersonne | undefined,
  sAjoute: boolean,
): FaitsPersonne | undefined {
  if (avant === undefined || apres === undefined) return apres ?? avant;
  const { sansRevenu, ...reste } = sansNaissance(avant, apres);
  // An income given later replaces « no income », and the other way round.
  const garde = apres.revenus === undefined && sansRevenu !== undefined ? { sansRevenu } : {};
  return {
    ...reste,
    ...garde,
    ...apres,
    ...(avant.revenus || apres.revenus
      ? { revenus: reunir(apres.sansRevenu ? {} : avant.revenus, apres.revenus, sAjoute) }
      : {}),
  };
}

/** A couple that is no longer one: the second income was the other person's. */
function separer(avant: Faits, { situation, situationDeduite }: Faits): Faits {
  const seul = situation !== undefined && !situationDeduite && !EN_COUPLE.has(situation);
  if (!seul || avant.personne2?.revenus === undefined || !EN_COUPLE.has(avant.situation ?? '')) return avant;
  return { ...avant, personne2: { ...avant.personne2, nommee: true } };
}

/** Facts of an earlier turn completed and corrected by those of a later one. */
export function fusionner(connus: Faits, dits: Faits): Faits {
  const apres = sansRecompter(connus, dits);
  const avant = separer(louerAutrement(connus, apres), apres);
  const { personne1: a1, personne2: a2, revenuCommun: ac, ...resteAvant } = avant;
  const {
    personne1: b1,
    personne2: b2,
    revenuCommun: bc,
    situation,
    situationDeduite,
    enfants,
    enfantsEnPlus,
    locationAutrement: _autrement,
    sAjoute,
    ...resteApres
  } = apres;
  const nouveauxRevenus = b1?.revenus !== undefined || b2?.revenus !== undefined;
  const p1 = fusionnerPersonne(bc && a1 ? sansRevenus(a1) : a1, b1, sAjoute === true);
  const p2 = fusionnerPersonne(bc && a2 ? sansRevenus(a2) : a2, b2, sAjoute === true);
  const commun = bc ?? (nouveauxRevenus ? undefined : ac);
  const garderSituation =
    situation === undefined ||
    (situationDeduite === true &&
      avant.situation !== undefined &&
      (EN_COUPLE.has(avant.situation) === EN_COUPLE.has(situation) || avant.situation === 'veuf'));
  return {
    ...resteAvant,
    ...resteApres,
    ...(garderSituation ? {} : { situation, ...(situationDeduite ? { situationDeduite: true } : {}) }),
    ...(!garderSituation && !situationDeduite ? { situationDeduite: false } : {}),
    ...(enfants === undefined ? {} : { enfants: completerEnfants(avant.enfants, enfants) }),
    ...(enfantsEnPlus === undefined
      ? {}
      : {
          enfants: [...(enfants ?? avant.enfants ?? []), ...Array.from({ length: enfantsEnPlus }, () => ({}))],
          enfantsSansNombre: false,
        }),
    ...(p1 ? { personne1: p1 } : {}),
    ...(p2 ? { personne2: p2 } : {}),
    ...(commun ? { revenuCommun: commun } : {}),
    ...(avant.aRelire && apres.aRelire ? { aRelire: [...avant.aRelire, ...apres.aRelire] } : {}),
  };
}

const NIVEAUX: readonly NiveauScolaire[] = ['college', 'lycee', 'superieur'];

/** « l’aîné est à la fac », of three children told before: they are three still, and one more level is known. */
function sansRecompter({ enfants = [], scolarite }: Faits, dits: Faits): Faits {
  const { enfantDesigne, enfants: _designe, enfantsSansNombre: _nombre, scolarite: niveau, ...reste } = dits;
  if (enfantDesigne !== true || enfants.length < 2) return dits;
  const niveaux = { ...scolarite };
  for (const nom of NIVEAUX) if (niveau?.[nom] !== undefined) niveaux[nom] = (niveaux[nom] ?? 0) + niveau[nom];
  const places = Object.values(niveaux).reduce((a, b) => a + b, 0);
  // Whose level changed is not told: what was read stays in doubt.
  if (places > enfants.length) return dits;
  return niveau === undefined ? reste : { ...reste, scolarite: niveaux };
}

/** The same number of children said again without their ages keeps the ages already known. */
function completerEnfants(
  avant: Faits['enfants'],
  apres: NonNullable<Faits['enfants']>,
): NonNullable<Faits['enfants']> {
  if (avant === undefined || avant.length !== apres.length) return apres;
  return apres.map((enfant, i) => ({ ...sansNaissance(avant[i] ?? {}, enfant), ...enfant }));
}

export function sansRevenus(personne: FaitsPersonne): FaitsPersonne {
  const { revenus: _revenus, ...reste } = personne;
  return reste;
}

/** The incomes of one are those of the profile when a question says the other's alone. */
const siLAutreEstDit = (
  connue: FaitsPersonne,
  dite: FaitsPersonne | undefined,
  autre: FaitsPersonne | undefined,
): FaitsPersonne => (dite?.revenus === undefined && autre?.revenus !== undefined ? connue : sansRevenus(connue));

/**
 * Profile under the conversation. Figures of the profile are used only when the conversation gives no income: a question
 * that brings its own figures is complete in itself.
 */
export function poserSurProfil(profil: Faits, dits: Faits): Faits {
  const aDesRevenus =
    dits.revenuCommun !== undefined ||
    dits.revenuNetImposable !== undefined ||
    dits.personne1?.revenus !== undefined ||
    dits.personne2?.revenus !== undefined;
  if (!aDesRevenus) return fusionner(profil, dits);
  const {
    loyers: _l,
    dividendes: _d,
    plusValuesMobilieres: _p,
    dons: _o,
    interets: _i,
    revenuCommun: _c,
    aRelire,
    personne1,
    personne2,
    ...etat
  } = profil;
  // Who the household is decides the tax of the incomes of a question too; the amounts of the profile are left with it.
  const duFoyer = aRelire?.filter((une) => une.duFoyer) ?? [];
  return fusionner(
    {
      ...etat,
      ...(duFoyer.length > 0 ? { aRelire: duFoyer } : {}),
      ...(personne1 ? { personne1: siLAutreEstDit(personne1, dits.personne1, dits.personne2) } : {}),
      ...(personne2 ? { personne2: siLAutreEstDit(personne2, dits.personne2, dits.personne1) } : {}),
    },
    dits,
  );
}
