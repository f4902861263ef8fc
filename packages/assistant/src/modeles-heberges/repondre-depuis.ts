import { definitionDe, estCalcul } from '@francis/faits';
import { lireDemandes } from '@francis/lecture';
import { creerAssistant } from '../assistant.ts';
import type { Doute } from '../certitude.ts';
import { comparerLectures, faitsContraires, memeRegle, rolesSansForme } from '../lecteurs/heberge/accord.ts';
import { indecisionsDe } from '../lecteurs/heberge/indecisions.ts';
import type { LectureTenue, TexteLu } from '../lecteurs/heberge/verifier.ts';
import { departager } from '../lecteurs/plausibles/departager.ts';
import { enAvant } from '../questions/en-avant.ts';
import { creerModeleDeLecture, type Interpretation } from '../questions/modele-de-lecture.ts';
import { decliner, demander } from '../questions/sans-calcul.ts';
import type { AppelOutil, DemandeAssistant, EvenementAssistant } from '../types.ts';
import { type Reference, SANS_ECART } from './reference.ts';
import { ErreurModele } from './erreurs.ts';
import { VERSIONS_DE_LECTURE } from './lire-question.ts';

interface Reponse {
  readonly interpretation: Interpretation;
  readonly reserves: readonly Doute[];
}

const REGLE = 'la règle citée';
const NOTES = 'chercher_notes';
/** Calls of the embedded reader that answer a rule by the law's own numbers. */
const DE_LA_LOI: ReadonlySet<string> = new Set(['lire_bareme', 'lire_parametres']);

const recherche = (entree: unknown): string =>
  typeof entree === 'object' && entree !== null && 'question' in entree && typeof entree.question === 'string'
    ? entree.question
    : '';

/** Whether each rule that was searched is the one that the question itself finds. */
const reglesSures = (appels: readonly AppelOutil[], { question, aujourdhui: jour }: DemandeAssistant): boolean =>
  appels.every(({ outil, entree }) => outil !== NOTES || memeRegle(recherche(entree), question, jour));

const calcule = (appels: readonly AppelOutil[]): boolean => appels.some((a) => estCalcul(a.outil));
const cherche = (appels: readonly AppelOutil[]): boolean => appels.some((a) => a.outil === NOTES);

/** Whether the embedded reader answered the same thing from the same facts: its answer is the fuller telling of it. */
function memeReponse(lecture: LectureTenue, demande: DemandeAssistant, { reponse, bilan }: Reference): boolean {
  if (lecture.appels.length === 0) return lecture.refus !== undefined && reponse.statut === 'refus';
  if (bilan.appelsInvalides > 0 || calcule(lecture.appels) !== calcule(bilan.appels)) return false;
  const deLaLoi = bilan.appels.length > 0 && bilan.appels.every((a) => DE_LA_LOI.has(a.outil));
  if (deLaLoi) return reponse.statut === 'exact';
  if (bilan.appels.some((a) => a.outil !== NOTES && !estCalcul(a.outil))) return false;
  if (cherche(lecture.appels) !== cherche(bilan.appels)) return false;
  if (!reglesSures([...lecture.appels, ...bilan.appels], demande)) return false;
  const avis = { appels: bilan.appels, statut: reponse.statut };
  return !calcule(lecture.appels) || comparerLectures(lecture.appels, avis) === 'meme';
}

/** What a reading gives to answer, and what keeps it from being sure: the embedded one is the second opinion. */
async function interpreter(
  lecture: LectureTenue,
  texte: TexteLu,
  demande: DemandeAssistant,
  embarque: Reference,
): Promise<Reponse> {
  const demandes = lireDemandes(demande.question);
  const { reponse, bilan } = embarque;
  if (lecture.appels.length === 0) {
    const sur = reponse.statut === 'exact' && calcule(bilan.appels);
    // A model that asks back or declines does not silence a figure that is sure; what it asks is asked with it.
    if (sur && lecture.refus !== undefined) throw new ErreurModele('MODELE_LECTURE_SANS_REPONSE');
    if (sur) return { interpretation: { appels: bilan.appels, demandes }, reserves: [aPreciser(lecture.manques)] };
    const sans = lecture.refus === undefined ? demander(lecture.manques) : decliner(lecture.refus);
    return { interpretation: { ...sans, demandes }, reserves: [] };
  }
  const { appels } = lecture;
  const avis = { appels: bilan.appels, statut: reponse.statut };
  const accord = calcule(appels) ? comparerLectures(appels, avis) : 'meme';
  if (accord === 'sans_avis') return departagee(lecture, texte, demande);
  const reserves: Doute[] = [];
  if (accord === 'contraire') reserves.push({ code: 'LECTURE_CONTREDITE', mots: faitsContraires(appels, avis) });
  if (!reglesSures(appels, demande)) reserves.push({ code: 'ROLE_SANS_FORME', mots: [REGLE] });
  const autre = accord === 'contraire' ? { autre: bilan.appels } : {};
  return { interpretation: { appels, demandes, ...autre }, reserves };
}

/** Without a second opinion, each role holds by its own words, or by changing nothing whatever its value. */
async function departagee(lecture: LectureTenue, texte: TexteLu, demande: DemandeAssistant): Promise<Reponse> {
  const { appels } = lecture;
  const demandes = lireDemandes(demande.question);
  const roles = rolesSansForme(lecture.roles, texte.question);
  const dites = new Map<string, Promise<string>>();
  const tete = (siens: readonly AppelOutil[]): Promise<string> => {
    const cle = JSON.stringify(siens);
    const dite = dites.get(cle) ?? raconter({ appels: siens, demandes }, [], demande, '').then(enAvant);
    dites.set(cle, dite);
    return dite;
  };
  const { indifferents, sansEffet, decisif } = await departager(
    lecture,
    indecisionsDe(lecture, roles),
    texte.jour,
    tete,
  );
  const expliques = [...indifferents, ...(decisif?.porte ?? [])];
  const seuls = roles.filter((r) => !expliques.includes(r)).map((r) => definitionDe(r.chemin)?.libelle ?? r.chemin);
  if (!reglesSures(appels, demande)) seuls.push(REGLE);
  const reserves: Doute[] = seuls.length > 0 ? [{ code: 'ROLE_SANS_FORME', mots: seuls }] : [];
  if (decisif === undefined) {
    const conclusion =
      sansEffet.length === 0 ? '' : `Le résultat est le même dans tous les cas (${sansEffet.join(', ')}).`;
    return { interpretation: { appels, demandes, conclusion }, reserves };
  }
  const { nom, condition, autres } = decisif;
  return {
    interpretation: {
      appels,
      demandes,
      introduction: `Hypothèse retenue (${nom}) : ${condition}.`,
      alternatives: autres,
    },
    reserves: [...reserves, { code: 'LECTURES_PLAUSIBLES', mots: [nom] }],
  };
}

const aPreciser = (manques: readonly string[]): Doute => ({
  code: 'FAIT_A_PRECISER',
  mots: [...new Set(manques.map((chemin) => definitionDe(chemin)?.libelle ?? chemin))],
});

/** The answer to a reading that holds, computed by the engine and told by our sentences. */
export async function repondreDepuis(
  lecture: LectureTenue,
  texte: TexteLu,
  demande: DemandeAssistant,
  embarque: Reference,
  nomModele: string,
): Promise<readonly EvenementAssistant[]> {
  if (memeReponse(lecture, demande, embarque)) return redire(embarque, nomModele);
  const { interpretation, reserves } = await interpreter(lecture, texte, demande, embarque);
  const { autre, appels, demandes } = interpretation;
  if (autre !== undefined) {
    const lues = [appels, autre].map((siens) => raconter({ appels: siens, demandes }, [], demande, nomModele));
    const [siens, notres] = await Promise.all(lues);
    if (siens !== undefined && notres !== undefined && memesChiffres(siens, notres))
      return redire(embarque, nomModele, memeResultat(appels, embarque));
  }
  const evenements = await raconter(interpretation, reserves, demande, nomModele);
  const fin = evenements.at(-1);
  if (fin?.type !== 'reponse' || (fin.bilan?.appelsInvalides ?? 0) > 0 || sansFondement(fin.reponse.doutes))
    throw new ErreurModele('MODELE_LECTURE_SANS_REPONSE');
  return evenements;
}

/** The embedded answer, which the hosted reading confirms. */
function redire({ reponse, bilan }: Reference, nomModele: string, ajout = ''): EvenementAssistant[] {
  const fin = ajout === '' ? '' : `\n\n${ajout}`;
  const balisage = `${reponse.balisage}${fin}`;
  return [
    { type: 'texte', delta: balisage },
    {
      type: 'reponse',
      bilan,
      reponse: {
        ...reponse,
        answer: `${reponse.answer}${fin}`,
        balisage,
        modele: nomModele,
        versions: VERSIONS_DE_LECTURE,
      },
    },
  ];
}

async function raconter(
  interpretation: Interpretation,
  reserves: readonly Doute[],
  demande: DemandeAssistant,
  nomModele: string,
): Promise<EvenementAssistant[]> {
  const evenements: EvenementAssistant[] = [];
  const modele = creerModeleDeLecture(interpretation);
  const flux = creerAssistant({ modele, nomModele, reserves, luParUnModele: true }).repondre(demande);
  for await (const e of flux)
    evenements.push(
      e.type === 'reponse'
        ? {
            ...e,
            // The other readings were computed to be shown beside it: they are not its situation.
            bilan: { ...(e.bilan ?? SANS_ECART), appels: interpretation.appels },
            reponse: { ...deLaQuestion(e.reponse, demande), versions: VERSIONS_DE_LECTURE },
          }
        : e,
    );
  return evenements;
}

/** Whether two tellings give the same figures, and give some. */
function memesChiffres(a: readonly EvenementAssistant[], b: readonly EvenementAssistant[]): boolean {
  const [siens, notres] = [a, b].map((evenements) =>
    evenements.flatMap((e) =>
      e.type === 'reponse' ? e.reponse.calculs.map((c) => `${c.regle} ${c.valeur} ${c.annee}`) : [],
    ),
  );
  return siens !== undefined && siens.length > 0 && siens.join('\n') === notres?.join('\n');
}

/** Two ages that one birthday parts are no two readings. */
const AGE = 'naissance';
function memeResultat(appels: readonly AppelOutil[], { reponse, bilan }: Reference): string {
  const faits = faitsContraires(appels, { appels: bilan.appels, statut: reponse.statut }).filter(
    (nom) => !nom.includes(AGE),
  );
  return faits.length === 0 ? '' : `Lue autrement (${faits.join(', ')}), votre question donne ce même résultat.`;
}

/** Official texts are looked for with the words of the person, never with those of a model. */
const deLaQuestion = (reponse: Reference['reponse'], { question }: DemandeAssistant): Reference['reponse'] =>
  reponse.droit === undefined ? reponse : { ...reponse, droit: { ...reponse.droit, question } };

const sansFondement = (doutes: readonly Doute[]): boolean => doutes.some((d) => d.code === 'SANS_FONDEMENT');
