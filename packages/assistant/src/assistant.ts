import type { LanguageModelV3 } from '@ai-sdk/provider';
import type { Note } from '@francis/contract';
import { type ModelMessage, stepCountIs, streamText } from 'ai';
import { type Doute, juger } from './certitude.ts';
import { biensOublies, duDossierOublie } from './dossier/dossier-oublie.ts';
import { lireReponse } from './lecteurs/lire-reponse.ts';
import { lireLeRegime } from './dossier/regime.ts';
import { deuilSansRevenu } from './lecteurs/deuil.ts';
import { autrePays } from './lecteurs/autre-pays.ts';
import { auConseiller } from './orchestration/au-conseiller.ts';
import { ecrireContexte } from './orchestration/contexte.ts';
import { Redacteur, sansMarques } from './orchestration/redacteur.ts';
import { Registre } from './orchestration/registre.ts';
import { formater } from './orchestration/typographie.ts';
import { type Issue, creerOutils } from './outils/outils.ts';
import { avecSchemasPrets } from './outils/schemas-prets.ts';
import type { LecturesPlausibles } from './questions/lectures-plausibles.ts';
import { type Versions, versionsDe } from './prompts/versions.ts';
import { direAvecPrudence } from './redaction/prudence.ts';
import { proposerSuites } from './redaction/suites.ts';
import type {
  AppelOutil,
  Assistant,
  DemandeAssistant,
  EvenementAssistant,
  QuestionDeDroit,
  ReponseAssistant,
} from './types.ts';
import { Origines } from './verification/origines.ts';
import { Sources } from './verification/sources.ts';

/** A model that keeps calling tools is stopped here. */
const ETAPES_MAX = 6;
const CARACTERES_MAX = 12_000;

const LIBELLES: Readonly<Record<string, string>> = {
  calculer_impot: 'Calcul de l’impôt',
  comparer_impots: 'Comparaison de deux calculs complets',
  calculer_frais_kilometriques: 'Calcul des frais kilométriques',
  calculer_plafond_per: 'Calcul du plafond d’épargne retraite',
  calculer_decote: 'Calcul de la décote',
  calculer_forfait: 'Calcul du prélèvement forfaitaire',
  lire_parametres: 'Lecture des paramètres légaux',
  lire_bareme: 'Lecture du barème',
  chercher_seuil: 'Recherche du seuil',
  demander_precisions: 'Lecture de la question',
  decliner: 'Lecture de la question',
  chercher_notes: 'Lecture des règles',
};

export interface OptionsAssistant {
  readonly modele: LanguageModelV3;
  readonly nomModele?: string;
  /** What is not sure in the reading that the model answers from. */
  readonly reserves?: readonly Doute[];
  /** Whether a hosted model made the reading that this one only tells. */
  readonly luParUnModele?: boolean;
  /** The text tells what a client file holds: nothing else stands behind it. */
  readonly duDossier?: boolean;
  /** Computes what the question leaves unsaid in every way. */
  readonly plausibles?: LecturesPlausibles;
  /** For whoever compares figures: the answer as it was computed, whatever its certainty. */
  readonly sansPrudence?: boolean;
}

function messages(demande: DemandeAssistant): ModelMessage[] {
  return [
    ...demande.historique.map(
      (tour): ModelMessage =>
        tour.role === 'user' ? { role: 'user', content: tour.content } : { role: 'assistant', content: tour.content },
    ),
    {
      role: 'user',
      content: [
        { type: 'text', text: demande.question },
        { type: 'text', text: ecrireContexte(demande) },
      ],
    },
  ];
}

function annulation(): DOMException {
  return new DOMException('La réponse a été annulée.', 'AbortError');
}

/** The pipeline, the same for every model: tools compute, the model cites their figures, the check decides what is shown. */
export function creerAssistant({
  modele,
  nomModele,
  reserves = [],
  luParUnModele = false,
  duDossier = false,
  plausibles,
  sansPrudence = false,
}: OptionsAssistant): Assistant {
  return {
    async *repondre(recue, options = {}): AsyncGenerator<EvenementAssistant> {
      const { signal } = options;
      const demande = auConseiller(recue);
      if (signal?.aborted) throw annulation();
      const registre = new Registre();
      const origines = new Origines(demande, registre);
      const sources = new Sources(demande, registre);
      const redacteur = new Redacteur(registre, origines, sources);
      const issue: Issue = {};
      const inexpliques = new Set<number>();
      const outils = avecSchemasPrets(
        creerOutils(
          registre,
          issue,
          (entree) => {
            for (const montant of origines.inexpliques(entree)) inexpliques.add(montant);
          },
          demande.aujourdhui,
        ),
      );
      const versions = await versionsDe(outils);
      let appelsInvalides = 0;
      const appels: AppelOutil[] = [];
      const flux = streamText({
        model: modele,
        messages: messages(demande),
        tools: outils,
        stopWhen: stepCountIs(ETAPES_MAX),
        // A hosted model is retried by its own budget; asking twice here would multiply it.
        maxRetries: 0,
        onError: () => undefined,
        ...(signal ? { abortSignal: signal } : {}),
      });
      let attente = '';
      let recus = 0;
      let balisage = '';
      let vides = 0;
      const ecrire = (ligne: string): void => {
        const resolue = redacteur.ligne(ligne).trimEnd();
        if (resolue === '') {
          vides += balisage === '' ? 0 : 1;
          return;
        }
        balisage += balisage === '' ? resolue : `${vides > 0 ? '\n\n' : '\n'}${resolue}`;
        vides = 0;
      };
      for await (const part of flux.fullStream) {
        if (signal?.aborted || part.type === 'abort') throw annulation();
        if (part.type === 'error') throw part.error;
        if (part.type === 'tool-error') appelsInvalides += 1;
        if (part.type === 'tool-result') sources.ajouter(part.output);
        if (part.type === 'tool-call') {
          appels.push({ outil: part.toolName, entree: part.input });
          yield { type: 'etape', libelle: LIBELLES[part.toolName] ?? 'Calcul' };
        }
        if (part.type !== 'text-delta') continue;
        recus += part.text.length;
        if (recus > CARACTERES_MAX) break;
        attente += part.text;
        for (let fin = attente.indexOf('\n'); fin >= 0; fin = attente.indexOf('\n')) {
          ecrire(attente.slice(0, fin));
          attente = attente.slice(fin + 1);
        }
      }
      if (attente !== '') ecrire(attente);
      if (balisage === '') balisage = REPONSE_VIDE;
      const reponse = await conclure({
        demande,
        balisage,
        redacteur,
        registre,
        issue,
        inexpliques,
        appels,
        modele: nomModele ?? modele.modelId,
        versions,
        reserves,
        luParUnModele,
        duDossier,
        plausibles,
      });
      const dite = sansPrudence ? reponse : direAvecPrudence(reponse, appels);
      // Nothing is shown before it is judged: how an answer begins says how sure it is.
      yield { type: 'texte', delta: dite.balisage };
      yield {
        type: 'reponse',
        bilan: { retires: redacteur.retires, inexpliques: inexpliques.size, appelsInvalides, appels },
        reponse: dite,
      };
    },
  };
}

const REPONSE_VIDE =
  'Je n’ai pas pu établir de réponse dont chaque chiffre soit vérifié. Reformulez votre question avec votre situation de famille et vos revenus nets imposables.';

interface Conclusion {
  readonly demande: DemandeAssistant;
  readonly balisage: string;
  readonly redacteur: Redacteur;
  readonly registre: Registre;
  readonly issue: Issue;
  readonly inexpliques: ReadonlySet<number>;
  readonly appels: readonly AppelOutil[];
  readonly modele: string;
  readonly versions: Versions;
  readonly reserves: readonly Doute[];
  readonly luParUnModele: boolean;
  readonly duDossier: boolean;
  readonly plausibles: LecturesPlausibles | undefined;
}

async function conclure({
  demande,
  balisage,
  redacteur,
  registre,
  issue,
  inexpliques,
  appels,
  modele,
  versions,
  reserves,
  luParUnModele,
  duDossier,
  plausibles,
}: Conclusion): Promise<ReponseAssistant> {
  const { calculs } = redacteur;
  const notes: Note[] = redacteur.notes;
  const ajouter = (titre: string, texte: string): void => {
    notes.push({ id: `n${notes.length + 1}`, genre: 'avertissement', titre, texte });
  };
  if (redacteur.retires > 0 || balisage === REPONSE_VIDE)
    ajouter(
      'Passage retiré',
      'Une partie de la réponse a été retirée : un chiffre ou une référence n’avait pas d’origine vérifiable.',
    );
  for (const montant of inexpliques)
    ajouter(
      'Montant non donné',
      `Le calcul utilise ${formater(montant, 'EUR')}, que vous n’avez pas donné. Vérifiez-le.`,
    );
  const fragile =
    notes.some((n) => n.genre === 'avertissement' || n.genre === 'non_couvert') ||
    registre.appels.some((a) => a.estimation);
  // A rule quoted from a checked note is an answer, with or without a figure.
  const fonde = calculs.length + redacteur.parametres > 0 || registre.appels.some((a) => a.textes !== undefined);
  const texte = sansMarques(balisage);
  const lecture = lireReponse(demande, appels, registre, texte);
  const regime = lireLeRegime(demande, appels, calculs);
  const autres = issue.statut === undefined ? await plausibles?.(demande, appels, lecture, calculs.length) : undefined;
  const { statut, doutes } = juger({
    issue: issue.statut,
    fonde,
    fragile,
    lecture,
    texte,
    question: demande.question,
    luParUnModele,
    duDossier,
    reserves: [
      ...reserves,
      ...regime.doutes,
      ...(demande.reserves ?? []),
      ...autrePays(demande, appels),
      ...duDossierOublie(demande, lecture.faits),
      ...biensOublies(demande, lecture.outils),
      ...deuilSansRevenu(demande, appels),
      ...(autres?.doutes ?? []),
    ],
    indifferents: autres?.indifferents ?? [],
  });
  const droit = questionDeDroit(issue, registre);
  const entiere = [balisage, autres?.balisage, regime.phrase].filter(Boolean).join('\n\n');
  return {
    answer: sansMarques(entiere),
    balisage: entiere,
    sources: redacteur.sources,
    statut,
    calculs: [...calculs, ...(autres?.calculs ?? [])],
    notes,
    suites: proposerSuites(
      demande,
      statut,
      calculs,
      registre.appels.flatMap((a) => a.suites ?? []),
    ),
    ...(droit === undefined ? {} : { droit }),
    modele,
    versions,
    lecture,
    doutes,
  };
}

/** The rule that the answer is about: one was looked up in French law, and nothing was computed, asked back or out of reach. */
function questionDeDroit({ droit, statut, motif }: Issue, registre: Registre): QuestionDeDroit | undefined {
  const repond = statut === undefined || motif === 'non_couvert';
  if (droit?.juridiction !== 'FR' || !repond || registre.appels.some((a) => a.textes === undefined)) return undefined;
  return { question: droit.question, jour: droit.jour };
}
