import {
  CHAMPS_CLIENT,
  extraire,
  extraireCoordonnees,
  type LigneReunion,
  type PropositionReunion,
  type ReponseEntendue,
  SECTIONS_CLIENT,
} from '@francis/contract';
import { direAuConseiller, lireTelephone } from '@francis/assistant';
import type { z } from 'zod';
import type { LecteurDEntretien } from '../../lecteurs/index.ts';
import { ApiError } from '../../platform/errors.ts';
import { characterStart } from '../../platform/text.ts';
import {
  champDuRevenu,
  ditDesRecettes,
  enBenefice,
  lireActivite,
  REVENU,
  REVENU_DU_CONJOINT,
  REVENUS,
} from './activite.ts';
import { lireCivilites } from './civilite.ts';
import { laClauseQuiRepond } from './clauses.ts';
import { lireDeuxRevenus } from './deux-revenus.ts';
import { INDICES, type Question, questionsDe } from './indices.ts';
import { montrer } from './montrer.ts';
import { lireNaissance } from './naissance.ts';
import { personnesNommees } from './personne-nommee.ts';

export type Lue = Omit<PropositionReunion, 'id' | 'libelle'>;

/** What may be read in one go: more lines than an interview has answers, few enough for one reading. */
const LIGNES_LUES_MAX = 40;
/** A family, and those who come with it: beyond is a list of names, and each one is compared with the others. */
const PERSONNES_LUES_MAX = 40;

const SITUATIONS: Readonly<Record<string, string>> = {
  celibataire: 'Célibataire',
  marie: 'Marié(e)',
  pacs: 'Pacsé(e)',
  divorce: 'Divorcé(e)',
  veuf: 'Veuf/Veuve',
};
const A_VERIFIER_REVENU = 'vérifiez que c’est le revenu net de cette personne, et non celui du foyer';

const A_VERIFIER_CONJOINT = 'vérifiez que c’est le revenu net du conjoint';

const LIBELLES: Readonly<Record<string, string>> = Object.assign({}, ...SECTIONS_CLIENT.map(({ champs }) => champs));

/** Said when something of it was left out. */
export const LUE_EN_PARTIE = 'Une partie de la transcription n’a pas pu être lue.';

export interface LectureReunion {
  readonly propositions: PropositionReunion[];
  /** What the reading says of itself; null when there was nothing to say. */
  readonly phrase: string | null;
  /** Amounts that were said and that no proposal takes: asked, never left out in silence. */
  readonly questions: readonly string[];
}

/**
 * What the lines say of a client, as proposals that each show their words. The two readings of a dictation read them:
 * names and contact details by the patterns of the specification, the household by the reading of an interview.
 * @param options.jour AAAA-MM-JJ
 */
export async function lireLignes(
  lignes: readonly LigneReunion[],
  lireEntretien: LecteurDEntretien,
  options: { readonly compte: string; readonly jour: string },
): Promise<LectureReunion> {
  if (lignes.length === 0) return { propositions: [], phrase: null, questions: [] };
  const { lues: identite, phrase } = lireIdentite(lignes);
  const nommees = lireNoms(lignes);
  const noms = nommees.slice(0, PERSONNES_LUES_MAX).flat();
  const activite = lireActivite(lignes);
  const personne = [...identite, ...noms, ...lireNaissance(lignes)];
  const civilites = lireCivilites(personne);
  const titres = [...new Set(civilites.map(({ valeur }) => String(valeur)))];
  const {
    lues: foyer,
    complete,
    questions,
  } = await lireFoyer(lignes, lireEntretien, {
    ...options,
    civilite: titres.length === 1 ? titres[0] : undefined,
  });
  const valides = [...personne, ...civilites, ...activite, ...foyer.map(enBenefice(activite))].filter(estValide);
  const propositions = departager(valides).map((lue, i) => ({
    id: `p${i}`,
    libelle: LIBELLES[lue.champ] ?? lue.champ,
    ...lue,
  }));
  const toutLu = complete && nommees.length <= PERSONNES_LUES_MAX;
  return { propositions, questions, phrase: toutLu ? phrase : LUE_EN_PARTIE };
}

const SCHEMAS: Readonly<Record<string, z.ZodType | undefined>> = CHAMPS_CLIENT;
/** What the file would refuse is not proposed. */
const estValide = ({ champ, valeur }: Lue): boolean => SCHEMAS[champ]?.safeParse(valeur).success ?? true;

const TELEPHONE = 'telephone_principal_client';

function lireIdentite(lignes: readonly LigneReunion[]): { lues: Lue[]; phrase: string } {
  const texte = lignes.map((ligne) => ligne.texte).join('\n');
  const extraction = extraire(texte);
  const dites = extraction.etat === 'lu' ? extraction.propositions : extraireCoordonnees(texte);
  const appel = dites.some(({ champ }) => champ === TELEPHONE) ? undefined : lireTelephone(texte);
  const toutes = [...dites, ...(appel ? [{ champ: TELEPHONE, ...appel }] : [])];
  const lues = toutes.flatMap(({ champ, valeur, debut, fin }) => {
    const ou = ligneDe(lignes, debut);
    if (!ou) return [];
    const preuve = { debut: debut - ou.debut, fin: Math.min(fin - ou.debut, ou.ligne.texte.length) };
    return [{ champ, valeur, etat: 'sur' as const, raison: null, formule: null, ...montrer(ou.ligne, [preuve]) }];
  });
  return { lues, phrase: extraction.phrase };
}

/** Who is introduced by name and age, as a note does of a client, person by person. */
const lireNoms = (lignes: readonly LigneReunion[]): Lue[][] =>
  lignes.flatMap((ligne) =>
    personnesNommees(ligne.texte).map(({ prenom, nom, doute }) =>
      [
        { champ: 'prenom_client', mot: prenom },
        { champ: 'nom_client', mot: nom },
      ].map(({ champ, mot }) => ({
        champ,
        valeur: mot.texte,
        etat: doute === null ? ('sur' as const) : ('a_verifier' as const),
        raison: doute,
        formule: null,
        ...montrer(ligne, [mot]),
      })),
    ),
  );

/** The line that holds a place of the joined text, and where it begins. */
function ligneDe(lignes: readonly LigneReunion[], place: number) {
  let debut = 0;
  for (const ligne of lignes) {
    if (place < debut + ligne.texte.length) return { ligne, debut };
    debut += ligne.texte.length + 1;
  }
  return undefined;
}

/** A line, or one clause of it, read as the answer to a question. */
interface ALire {
  readonly question: Question;
  readonly champ: string;
  readonly ligne: LigneReunion;
  readonly entiere: LigneReunion;
  /** The line tells two incomes. */
  readonly partagee?: boolean;
}

/** A question says nothing of who answers it. */
const estUneQuestion = (texte: string): boolean => texte.trimEnd().endsWith('?');

async function lireFoyer(
  lignes: readonly LigneReunion[],
  lireEntretien: LecteurDEntretien,
  { compte, jour, civilite }: { readonly compte: string; readonly jour: string; readonly civilite: string | undefined },
): Promise<{ lues: Lue[]; complete: boolean; questions: string[] }> {
  const dites = lignes.filter(({ texte }) => !estUneQuestion(texte));
  const recettes = dites.filter(({ texte }) => ditDesRecettes(texte) && ditUnMontant(texte));
  const aLire = INDICES.flatMap(([question, champ, debuts]) =>
    dites
      .filter((ligne) => question !== 'revenu_annuel' || !recettes.includes(ligne))
      .filter(({ texte }) => debuts.some((debut) => texte.toLowerCase().includes(debut)))
      .flatMap((ligne): ALire[] => {
        const seule = questionsDe(ligne) > 1 ? laClauseQuiRepond(ligne, debuts) : ligne;
        if (champ !== REVENU) return [{ question, champ, ligne: seule, entiere: ligne }];
        const deux = lireDeuxRevenus(ligne, civilite);
        if (deux === undefined || deux.clauses.length === 0)
          return [
            {
              question,
              champ: champDuRevenu(ligne.texte),
              ligne: deux === undefined ? seule : ligne,
              entiere: ligne,
              partagee: deux !== undefined,
            },
          ];
        return deux.clauses.map((clause) => ({ question, ...clause, entiere: ligne, partagee: true }));
      }),
  );
  const retenues = aLire.slice(0, LIGNES_LUES_MAX);
  const regimes = recettes.map(demanderLeRegime);
  if (retenues.length === 0) return { lues: [], complete: true, questions: [...new Set(regimes)] };
  const reponses = retenues.map(({ question, ligne: { texte } }) => ({ question, texte }));
  try {
    const lu = await lireEntretien(reponses, { compte, jour });
    const lues = lu.reponses.flatMap((reponse, i) => {
      const retenue = retenues[i];
      if (!retenue || reponse.etat === 'incompris' || reponse.valeur === null) return [];
      const valeur = enValeur(reponse.question, reponse.valeur);
      // Two amounts added are the household's, and a field is of one person.
      const deux = reponse.question === 'revenu_annuel' && reponse.preuves.length > 1;
      if (valeur === undefined || deux) return [];
      const doute = doutesDuRevenu(reponse, retenue.champ) ?? sansApproche(reponse);
      return [
        {
          champ: retenue.champ,
          valeur,
          etat: doute === null ? ('sur' as const) : ('a_verifier' as const),
          raison: doute,
          formule: reponse.formule,
          ...montrer(retenue.entiere, reponse.preuves),
        },
      ];
    });
    // Two incomes of one line: the one that is not proposed is asked, and neither is given to the other.
    const aDemander = retenues.flatMap(({ partagee, entiere, champ }, i) => {
      const reponse = lu.reponses[i];
      const propose = reponse !== undefined && reponse.etat !== 'incompris' && reponse.preuves.length === 1;
      return partagee !== true || (propose && lues.some((lue) => lue.champ === champ))
        ? []
        : [demanderDesDeux(entiere)];
    });
    const tus = lu.reponses.filter(
      ({ question, texte, etat }, i) =>
        retenues[i]?.partagee !== true &&
        question === 'revenu_annuel' &&
        ditUnMontant(texte) &&
        !(etat !== 'incompris' && retenues[i]?.champ === REVENU_DU_CONJOINT),
    );
    return {
      lues,
      complete: aLire.length === retenues.length,
      questions: [
        ...new Set([
          ...aDemander,
          ...(lues.some(({ champ }) => REVENUS.has(champ)) ? [] : [...tus.map(demander), ...regimes]),
        ]),
      ],
    };
  } catch (error) {
    // What is too long to be read must not lose what was said.
    if (error instanceof ApiError) return { lues: [], complete: false, questions: regimes };
    throw error;
  }
}

/** Two incomes that are each said are each one's: what is looked at is whose. */
function doutesDuRevenu({ question, raison }: ReponseEntendue, champ: string): string | null {
  if (question !== 'revenu_annuel') return null;
  if (champ === REVENU_DU_CONJOINT) return A_VERIFIER_CONJOINT;
  return raison === null ? A_VERIFIER_REVENU : direAuConseiller(raison);
}

const APPROCHEE = 'valeur approchée';
/** « environ » is said of an amount of the same line: nobody is about married, nor has about three children. */
const sansApproche = ({ raison }: ReponseEntendue): string | null => (raison === APPROCHEE ? null : raison);

/** A number in figures, or in words as a dictation writes it. */
const ditUnMontant = (texte: string): boolean =>
  texte.includes('mille') || Array.from({ length: 10 }, (_, chiffre) => String(chiffre)).some((c) => texte.includes(c));

/** How the reading of an interview begins to refuse several amounts, to whoever speaks of themselves. */
const PLUSIEURS = 'Plusieurs nombres';

const CITATION_MAX = 160;
const citer = (texte: string): string =>
  `«\u00a0${texte.length > CITATION_MAX ? `${texte.slice(0, characterStart(texte, CITATION_MAX))}…` : texte}\u00a0»`;

const demanderDesDeux = ({ texte }: LigneReunion): string =>
  `${citer(texte)}\u202f: quel est le revenu net imposable de chacun pour l’année, et lequel est celui du client\u202f?`;

const demanderLeRegime = ({ texte }: LigneReunion): string =>
  `${citer(texte)}\u202f: ce sont des recettes, avant charges. Quel est le bénéfice, et à quel régime, micro ou réel\u202f?`;

function demander({ texte, etat, raison }: ReponseEntendue): string {
  const plusieurs = raison === null || etat !== 'incompris' || raison.startsWith(PLUSIEURS);
  const pourquoi = plusieurs ? 'Plusieurs montants sont dits.' : direAuConseiller(raison);
  return `${citer(texte)}\u202f: quel est le revenu net imposable de cette personne pour l’année\u202f? ${pourquoi}`;
}

const enValeur = (question: Question, valeur: string | number): string | number | undefined =>
  question === 'situation_familiale' ? SITUATIONS[valeur] : valeur;

/** The same thing said twice is one proposal; two things said of one field are both to be looked at. */
function departager(lues: readonly Lue[]): Lue[] {
  const uniques = lues.filter(
    (lue, i) => lues.findIndex(({ champ, valeur }) => champ === lue.champ && valeur === lue.valeur) === i,
  );
  return uniques.map((lue) =>
    uniques.some(({ champ, valeur }) => champ === lue.champ && valeur !== lue.valeur)
      ? { ...lue, etat: 'a_verifier', raison: lue.raison ?? 'deux valeurs ont été dites' }
      : lue,
  );
}
