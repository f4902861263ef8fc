import { retirer } from './retirer.ts';
import { limiteDuDeficit } from '../../comprehension/foyer.ts';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Champ, Edition, Qui } from './editions.ts';
import { enfantsDe, estCouple } from './etat.ts';

type Declarant = NonNullable<FoyerDecrit['declarant1']>;
type Enfant = NonNullable<FoyerDecrit['enfants']>[number];

/** Age lent to a child of whom none is told. */
const AGE_SUPPOSE = 10;
/** A child that is looked after for pay is younger than that. */
const AGE_DE_GARDE = 6;
const AGE_SUPPOSE_GARDE = 3;
const MAJORITE = 18;

const nombre = (valeur: unknown): number => (typeof valeur === 'number' ? valeur : 0);

function poser(foyer: FoyerDecrit, champ: Champ, qui: Qui, valeur: number, ajoute: boolean): FoyerDecrit {
  if (champ.de === 'foyer') return { ...foyer, [champ.nom]: valeur + (ajoute ? nombre(foyer[champ.nom]) : 0) };
  const cle = qui === 1 ? 'declarant1' : 'declarant2';
  const sien: Declarant = foyer[cle] ?? {};
  const { per_plafond: plafond, ...reste } = sien;
  const garde = champ.nom === 'per_versements' || plafond === undefined ? reste : sien;
  return { ...foyer, [cle]: { ...garde, [champ.nom]: valeur + (ajoute ? nombre(sien[champ.nom]) : 0) } };
}

const enfant = (annee: number, ne: number | undefined, alternee: boolean) => ({
  annee_naissance: ne ?? annee - AGE_SUPPOSE,
  garde_alternee: alternee,
  invalide: false,
});

function sansLesEnfants(foyer: FoyerDecrit): FoyerDecrit {
  const {
    enfants: _e,
    nombre_enfants: _n,
    parent_isole_T: _t,
    scolarite: _s,
    scolarite_alternee: _sa,
    garde_enfants: _g,
    garde_enfants_alternee: _ga,
    ...reste
  } = foyer;
  return { ...reste, enfants: [] };
}

/** One person of a couple, alone; what is of both stays with the first. */
export function seul(couple: FoyerDecrit, qui: Qui, situation: 'celibataire' | 'divorce'): FoyerDecrit {
  const {
    declarant1,
    declarant2,
    annee_naissance_declarant1: n1,
    annee_naissance_declarant2: n2,
    invalidite_declarant1_P: p,
    invalidite_declarant2_F: f,
    ...commun
  } = sansLesEnfants(couple);
  const naissance = qui === 1 ? n1 : n2;
  const invalide = qui === 1 ? p : f;
  return {
    ...(qui === 1
      ? commun
      : commun.departement_outre_mer
        ? { departement_outre_mer: commun.departement_outre_mer }
        : {}),
    situation,
    enfants: [],
    ...(naissance === undefined ? {} : { annee_naissance_declarant1: naissance }),
    ...(invalide === undefined ? {} : { invalidite_declarant1_P: invalide }),
    declarant1: (qui === 1 ? declarant1 : declarant2) ?? {},
  };
}

/** Two people who file apart, as one household. */
export function unir(un: FoyerDecrit, deux: FoyerDecrit, statut: 'marie' | 'pacse'): FoyerDecrit {
  const { parent_isole_T: _t, case_L: _l, ...reste } = un;
  return {
    ...reste,
    situation: statut,
    declarant2: deux.declarant1 ?? {},
    ...(deux.annee_naissance_declarant1 === undefined
      ? {}
      : { annee_naissance_declarant2: deux.annee_naissance_declarant1 }),
    ...(deux.invalidite_declarant1_P === undefined ? {} : { invalidite_declarant2_F: deux.invalidite_declarant1_P }),
  };
}

/** The children of a couple with one of two who separate. */
export function avecSesEnfants(un: FoyerDecrit, couple: FoyerDecrit, alternee: boolean): FoyerDecrit {
  const gardes = couple.garde_enfants ?? couple.garde_enfants_alternee;
  const scolarite = couple.scolarite ?? couple.scolarite_alternee;
  return {
    ...un,
    enfants: (couple.enfants ?? []).map((e) => (alternee ? { ...e, garde_alternee: true } : e)),
    ...(couple.nombre_enfants === undefined ? {} : { nombre_enfants: couple.nombre_enfants }),
    parent_isole_T: true,
    ...(gardes === undefined || alternee ? {} : { garde_enfants: gardes }),
    ...(scolarite === undefined ? {} : { [alternee ? 'scolarite_alternee' : 'scolarite']: scolarite }),
  };
}

/** Children younger than six of whom the age was told or lent, for childcare of this year. */
function garder(
  foyer: FoyerDecrit,
  annee: number,
  { valeur, chacun, nes }: Extract<Edition, { genre: 'garde' }>,
): FoyerDecrit | undefined {
  let enfants = [...(foyer.enfants ?? [])];
  const jeune = (e: Enfant): boolean => annee - (e.annee_naissance ?? 0) < AGE_DE_GARDE;
  const suppose = (e: Enfant): boolean => e.annee_naissance === annee - AGE_SUPPOSE;
  for (const ne of nes) {
    if (enfants.some((e) => e.annee_naissance === ne)) continue;
    const place = enfants.findIndex(suppose);
    if (place < 0) return undefined;
    enfants = enfants.with(place, { ...enfants[place], annee_naissance: ne });
  }
  if (!enfants.some(jeune) || (chacun && enfants.every(suppose)))
    enfants = enfants.map((e, i) =>
      suppose(e) && (chacun || i === 0) ? { ...e, annee_naissance: annee - AGE_SUPPOSE_GARDE } : e,
    );
  const jeunes = enfants.filter(jeune);
  if (jeunes.length === 0) return undefined;
  const parts = chacun ? jeunes.map(() => valeur) : jeunes.map(() => Math.round((valeur / jeunes.length) * 100) / 100);
  const { garde_enfants: _g, garde_enfants_alternee: _ga, ...reste } = foyer;
  return {
    ...reste,
    enfants,
    [jeunes.every((e) => e.garde_alternee) ? 'garde_enfants_alternee' : 'garde_enfants']: parts,
  };
}

/** An adult child who leaves the household, and is helped. */
function detacher(foyer: FoyerDecrit, annee: number, pension: number): FoyerDecrit | undefined {
  const enfants = foyer.enfants ?? [];
  const majeurs = enfants.filter((e) => annee - (e.annee_naissance ?? annee) >= MAJORITE);
  const parti = majeurs[0] ?? (enfants.length === 1 && foyer.scolarite?.superieur ? enfants[0] : undefined);
  if (parti === undefined || majeurs.length > 1) return undefined;
  const { scolarite, ...reste } = foyer;
  const { superieur = 0, ...ecoles } = scolarite ?? {};
  const restants = superieur > 1 ? { ...ecoles, superieur: superieur - 1 } : ecoles;
  return {
    ...reste,
    enfants: enfants.filter((e) => e !== parti),
    ...(Object.keys(restants).length > 0 ? { scolarite: restants } : {}),
    pension_alimentaire_enfant_majeur: pension,
  };
}

function auReel(foyer: FoyerDecrit, charges: number): FoyerDecrit | undefined {
  const { micro_foncier_recettes: recettes, ...reste } = foyer;
  if (recettes === undefined) return undefined;
  const net = recettes - charges;
  return net >= 0
    ? { ...reste, revenus_fonciers_reel_net: net }
    : { ...reste, deficit_foncier_imputable: Math.min(-net, limiteDuDeficit()) };
}

/** The youngest, when one of them surely is. */
function leCadetInvalide(foyer: FoyerDecrit): FoyerDecrit | undefined {
  const enfants = foyer.enfants ?? [];
  const derniere = Math.max(...enfants.map((e) => e.annee_naissance ?? 0));
  const cadets = enfants.filter((e) => e.annee_naissance === derniere);
  if (cadets.length !== 1) return undefined;
  return { ...foyer, enfants: enfants.map((e) => (e === cadets[0] ? { ...e, invalide: true } : e)) };
}

/** A household with one change that keeps its people; undefined when it cannot be made. */
export function modifier(foyer: FoyerDecrit, annee: number, e: Edition): FoyerDecrit | undefined {
  switch (e.genre) {
    case 'montant':
      return poser(foyer, e.champ, e.qui, e.valeur, e.ajoute);
    case 'naissances': {
      const nes = Array.from({ length: e.nombre }, (_, i) => enfant(annee, e.nes[i], e.alternee)).filter(
        (n) => n.annee_naissance <= annee,
      );
      if (nes.length < e.nombre) return undefined;
      return {
        ...foyer,
        enfants: [...(foyer.enfants ?? []), ...nes],
        ...(estCouple(foyer) || enfantsDe(foyer) > 0 ? {} : { parent_isole_T: true }),
      };
    }
    case 'nombre_enfants': {
      const enfants = foyer.enfants ?? [];
      const moins = enfants.length - e.nombre;
      if (moins < 0)
        return {
          ...foyer,
          enfants: [...enfants, ...Array.from({ length: -moins }, () => enfant(annee, undefined, false))],
        };
      // Which of them leaves is only sure when nothing parts them.
      const memes = enfants.every((x) => JSON.stringify(x) === JSON.stringify(enfants[0]));
      return memes && foyer.scolarite === undefined ? { ...foyer, enfants: enfants.slice(0, e.nombre) } : undefined;
    }
    case 'alternee': {
      const { scolarite, garde_enfants: gardes, ...reste } = foyer;
      return {
        ...reste,
        enfants: (foyer.enfants ?? []).map((x) => ({ ...x, garde_alternee: true })),
        ...(scolarite === undefined ? {} : { scolarite_alternee: scolarite }),
        ...(gardes === undefined ? {} : { garde_enfants_alternee: gardes }),
      };
    }
    case 'retrait':
      return retirer(foyer, e.quoi);
    case 'garde':
      return garder(foyer, annee, e);
    case 'detache':
      return detacher(foyer, annee, e.pension);
    case 'reel':
      return auReel(foyer, e.charges);
    case 'carte':
      if (e.de === 'cadet') return leCadetInvalide(foyer);
      if (e.de === 'enfant') return { ...foyer, enfants: (foyer.enfants ?? []).map((x) => ({ ...x, invalide: true })) };
      return { ...foyer, [e.de === 1 ? 'invalidite_declarant1_P' : 'invalidite_declarant2_F']: true };
    case 'scolarite': {
      const dites = Object.fromEntries(Object.entries(e.niveaux).filter(([, n = 0]) => n > 0));
      const alternes = (foyer.enfants ?? []).every((x) => x.garde_alternee);
      return { ...foyer, [alternes ? 'scolarite_alternee' : 'scolarite']: dites };
    }
    default:
      return undefined;
  }
}
