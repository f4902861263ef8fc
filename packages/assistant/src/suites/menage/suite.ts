import type { Doute } from '../../certitude.ts';
import { CHACUN } from '../../questions/comparaison.ts';
import { DEPART, ESSAI } from '../../modele-embarque/essai.ts';
import type { FoyerDecrit } from '../../outils/schemas.ts';

import { auBareme } from '../essai.ts';
import { ENSEMBLE, separement } from '../foyer.ts';
import { avecSesEnfants, modifier, seul, unir } from './appliquer.ts';
import type { Avant } from './avant.ts';
import type { Edition, Lue } from './editions.ts';
import { enCours, estUneUnion } from './en-cours.ts';
import { calculsDuMenage, comparer, estCouple, type Menage } from './etat.ts';
import { facetteDeLEssai, memePlace } from './facette.ts';
import { COMPARE, suiteDe, type SuiteDuMenage } from './issue.ts';
import { lireEditions } from './lire.ts';
import { deLRetrait, sansLesAbsents } from './du-retrait.ts';

const SEPARES = CHACUN;
const precisees = (lue: Lue, ...autres: readonly string[]): Doute[] => {
  const mots = [...lue.aPreciser, ...autres];
  return [
    ...(mots.length > 0 ? [{ code: 'FAIT_A_PRECISER' as const, mots }] : []),
    ...(lue.inconnus.length > 0 ? [{ code: 'MENTION_INEXPLIQUEE' as const, mots: lue.inconnus }] : []),
    ...(lue.periodeIncertaine.length > 0
      ? [{ code: 'LECTURE_CONTREDITE' as const, mots: ['par mois', 'par an'] }]
      : []),
  ];
};

/** Changes that keep the people of a household, one after the other; undefined when one of them cannot be made. */
function tous(foyer: FoyerDecrit, annee: number, editions: readonly Edition[]): FoyerDecrit | undefined {
  let lu: FoyerDecrit | undefined = foyer;
  for (const e of editions) lu = lu && modifier(lu, annee, e);
  return lu;
}

/** What a follow-up makes of the household of before; undefined when it is not read whole. */
export function suiteDuMenage(question: string, avant: Avant): SuiteDuMenage | undefined {
  const lue = lireEditions(question, avant);
  if (lue === undefined) return undefined;
  const { menage } = avant;
  const [premiere] = lue.editions;
  const union = lue.editions.find((e) => e.genre === 'union');
  const reste = lue.editions.filter((e) => e !== union);
  if (union !== undefined) return deLUnion(union, reste, lue, avant);
  switch (premiere?.genre) {
    case 'depart':
      return menage.essai === undefined
        ? undefined
        : suiteDe(calculsDuMenage(menage.annee, menage.base), 'Retour à votre situation de départ.', [], false);
    case 'retrait_union':
      return estUneUnion(menage) || (menage.essai === undefined && !menage.base.some(estCouple))
        ? suiteDe(
            calculsDuMenage(menage.annee, menage.base.slice(0, 1)),
            'Sans cette union, votre situation de départ.',
            [],
            false,
          )
        : undefined;
    case 'demande':
      return deLaDemande(premiere.demandes, menage);
    case 'bareme':
      return duBareme(menage);
    case 'separement': {
      const edition = separement(calculsDuMenage(menage.annee, enCours(menage)), true);
      return edition && { suite: { genre: 'menage', demandes: COMPARE, ...edition } };
    }
    case 'retrait':
      return reste.length === 1 ? deLRetrait(question, premiere, avant) : desChangements(reste, lue, avant);
    case 'separation':
      return reste.length === 1 ? deLaSeparation(premiere, lue, avant) : undefined;
    case 'concubinage':
      return reste.length === 1 ? duConcubinage(premiere.revenu, lue, avant) : undefined;
    case 'a_naitre':
      return reste.length === 1
        ? suiteDe(
            calculsDuMenage(menage.annee, enCours(menage)),
            `Un enfant compte à partir de l’année de sa naissance : il ne change rien aux revenus ${menage.annee}.[^cgi-196-b]`,
            precisees(lue),
            false,
          )
        : undefined;
    default:
      return desChangements(reste, lue, avant);
  }
}

/** What else is asked of the household as it stands. */
const deLaDemande = (demandes: readonly string[], menage: Menage): SuiteDuMenage | undefined => {
  const foyers = enCours(menage);
  const [foyer, ...autres] = foyers;
  if (foyer === undefined || autres.length > 0 || menage.isolementInconnu) return undefined;
  // After a try, whether the base or the try is meant is read by who compares them.
  if (menage.essai !== undefined && !estUneUnion(menage)) return undefined;
  const depart = menage.essai === undefined ? '' : 'Ensemble.';
  return {
    suite: { genre: 'menage', appels: calculsDuMenage(menage.annee, foyers), demandes, introduction: depart },
  };
};

/** The option for the scale, of what was told or of the try that brought the capital income. */
function duBareme(menage: Menage): SuiteDuMenage | undefined {
  const [appel, ...autres] = calculsDuMenage(menage.annee, enCours(menage));
  const [essaye] = calculsDuMenage(menage.annee, menage.essai ?? []);
  if (appel === undefined || autres.length > 0) return undefined;
  const compare = auBareme(appel) ?? (essaye && auBareme(essaye));
  return compare && suiteDe([compare], 'Le même foyer, avec l’option pour le barème.[^cgi-200-a]', [], true);
}

function deLUnion(
  union: Extract<Edition, { genre: 'union' }>,
  reste: readonly Edition[],
  lue: Lue,
  { menage }: Avant,
): SuiteDuMenage | undefined {
  const [un, connu] = menage.base;
  if (un === undefined || estCouple(un)) return undefined;
  const salaires = union.revenu === 'pareil' ? un.declarant1?.salaires : union.revenu === 'aucun' ? 0 : union.revenu;
  if (union.revenu === 'pareil' && salaires === undefined) return undefined;
  if (salaires === undefined && connu === undefined)
    return {
      manque: {
        sujet: 'Les revenus de l’autre personne',
        raison:
          'mariés ou pacsés, vous déclarez ensemble : son revenu décide de l’impôt commun. Combien gagne-t-elle, par mois ou par an ? Dites aussi si elle n’a aucun revenu',
        fait: 'foyer.declarant2.salaires',
      },
    };
  const deux: FoyerDecrit =
    salaires === undefined && connu !== undefined
      ? connu
      : { situation: 'celibataire', enfants: [], declarant1: salaires ? { salaires } : {} };
  const couple = tous(unir(un, deux, union.statut), menage.annee, reste);
  const seuls = [un, deux];
  if (couple === undefined) return undefined;
  const nom = union.statut === 'pacse' ? 'PACS' : 'mariage';
  return suiteDe(
    [comparer(menage.annee, { nom: SEPARES, foyers: seuls }, { nom: ENSEMBLE, foyers: [couple] })],
    `Chacun de votre côté, puis ensemble (${nom}), avec tout ce qui a été dit.[^cgi-6]`,
    precisees(lue, ...(reste.length > 0 ? ['ce que chacun déclarerait seul'] : [])),
    true,
  );
}

function deLaSeparation(
  { garde, seul: seule }: Extract<Edition, { genre: 'separation' }>,
  lue: Lue,
  { menage }: Avant,
): SuiteDuMenage | undefined {
  const [couple] = enCours(menage);
  if (couple === undefined) return undefined;
  const enfants = (couple.enfants?.length ?? 0) + (couple.nombre_enfants ?? 0);
  if (enfants > 0 && garde === undefined)
    return {
      manque: {
        sujet: 'Chez qui vivront les enfants',
        raison:
          'chacun déclare de son côté, et les parts vont à qui les a à charge : chez vous, chez l’autre parent, ou en garde alternée ? Dites aussi si une pension alimentaire est versée',
      },
    };
  const situation = couple.situation === 'marie' ? 'divorce' : 'celibataire';
  const un = seul(couple, 1, situation);
  const deux = seul(couple, 2, situation);
  const alternee = garde === 'alternee';
  const foyers = [
    enfants > 0 && garde !== 'autre' ? avecSesEnfants(un, couple, alternee) : un,
    enfants > 0 && garde !== 'moi' ? avecSesEnfants(deux, couple, alternee) : deux,
  ];
  const communs = Object.keys(un).some((c) => COMMUNS.has(c));
  return suiteDe(
    [comparer(menage.annee, { nom: ENSEMBLE, foyers: [couple] }, { nom: SEPARES, foyers })],
    'Ensemble, puis chacun de votre côté, avec tout ce qui a été dit.[^cgi-6]',
    precisees(
      lue,
      ...(enfants > 0 && !seule ? ['si chacun vit seul avec les enfants'] : []),
      ...(enfants > 0 && !alternee ? ['la pension alimentaire versée pour les enfants'] : []),
      ...(communs ? ['à qui reste ce qui était aux deux'] : []),
    ),
    true,
  );
}

/** What a couple has together, that a separation shares. */
const COMMUNS: ReadonlySet<string> = new Set([
  'micro_foncier_recettes',
  'revenus_fonciers_reel_net',
  'deficit_foncier_imputable',
  'dividendes',
  'interets',
  'plus_values_mobilieres',
  'dons_66',
  'dons_75',
  'emploi_domicile',
  'pensions_alimentaires_autres',
  'pension_alimentaire_enfant_majeur',
]);

function duConcubinage(revenu: number | undefined, lue: Lue, { menage }: Avant): SuiteDuMenage | undefined {
  const [un] = menage.base;
  if (un === undefined || estCouple(un)) return undefined;
  const { parent_isole_T: isole, ...accompagne } = un;
  const introduction =
    'Sans mariage ni PACS, chacun fait sa propre déclaration : vivre ensemble ne réunit pas vos revenus.[^cgi-6]';
  if (isole === true)
    return suiteDe(
      [comparer(menage.annee, { nom: DEPART, foyers: [un] }, { nom: ESSAI, foyers: [accompagne] })],
      `${introduction} La demi-part de qui élève seul ses enfants est perdue.[^cgi-194]`,
      precisees(lue),
      true,
    );
  const foyers =
    revenu === undefined
      ? [un]
      : [un, { situation: 'celibataire' as const, enfants: [], declarant1: { salaires: revenu } }];
  return suiteDe(calculsDuMenage(menage.annee, foyers), introduction, precisees(lue), false);
}

/** Changes that keep who files: a try is compared with what it tries, a fact told is counted from now on. */
function desChangements(editions: readonly Edition[], lue: Lue, { menage }: Avant): SuiteDuMenage | undefined {
  const foyers = enCours(menage);
  const [foyer, ...autres] = foyers;
  // « et avec seulement 6 000 de PER ? »: what else was tried with it stays tried.
  const facette = facetteDeLEssai(menage);
  const reprend =
    !estUneUnion(menage) &&
    facette.length > 0 &&
    editions.every((e) => e.genre === 'montant' && facette.some((place) => memePlace(place, e)));
  const depart = reprend ? menage.essai?.[0] : foyer;
  const apres = depart && tous(depart, menage.annee, sansLesAbsents(editions, depart, menage.essai));
  if (foyer === undefined || apres === undefined || JSON.stringify(apres) === JSON.stringify(foyer)) return undefined;
  const union = estUneUnion(menage);
  // What is told after another try is told for it too: both change.
  if (!lue.essai && menage.essai !== undefined && !union && !reprend) return undefined;
  if (autres.length > 0) return undefined;
  const introduction = union ? 'En gardant l’union essayée juste avant.' : '';
  const reserves = precisees(lue);
  if (lue.essai || union || reprend) {
    const appel = comparer(menage.annee, { nom: DEPART, foyers: [foyer] }, { nom: ESSAI, foyers: [apres] });
    return suiteDe([appel], introduction, reserves, true);
  }
  const nouveau = foyer.parent_isole_T !== true && !lue.seul;
  const isole = apres.parent_isole_T === true && (menage.isolementInconnu || nouveau);
  const { parent_isole_T: _t, ...accompagne } = apres;
  return suiteDe(
    calculsDuMenage(menage.annee, isole ? [apres, accompagne] : [apres]),
    'C’est compté, avec tout ce que vous aviez dit.',
    isole ? [...reserves, { code: 'FAIT_A_PRECISER', mots: ['vivre seul avec ses enfants'] }] : reserves,
    false,
  );
}
