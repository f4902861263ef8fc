import type { FaitLu, FaitManquant, Lecture } from '@francis/contract';
import { cheminDeBase, type DefinitionFait, definitionDe, type Fait } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { z } from 'zod';
import type { AppelOutil, ReponseAssistant } from '../types.ts';
import { afficher } from './afficher.ts';
import { REPRIS } from './ecarter.ts';
import { motsDuChoix } from './mots-du-choix.ts';

const NET_IMPOSABLE = 'net_imposable';
const NON_PRIS_EN_COMPTE = 'non pris en compte';
/** What people count and would look for; the others say roles. */
const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);

const portee = ({ span: [debut, fin] }: Mention) => ({ debut, fin });

/** What was read of a question, as the person is shown it: facts with their words, what was set aside, what is missing. */
export function presenterLecture(
  { lecture }: Pick<ReponseAssistant, 'lecture'>,
  appels: readonly AppelOutil[],
  profil: readonly unknown[] = [],
): Lecture {
  const parId = new Map(lecture.mentions.map((m) => [m.id, m]));
  const duProfil = valeursDe(profil);
  const faits = uneFois(lecture.faits).flatMap((fait): FaitLu[] => {
    const definition = definitionDe(fait.chemin);
    return definition === undefined ? [] : [presenterFait(fait, definition, parId, lecture.mentions, duProfil)];
  });
  return {
    demandes: [...lecture.demandes],
    faits: [...faits, ...netsSupposes(faits, lecture.mentions)],
    ecartees: [
      ...lecture.ecartees
        // What a question asked back says again was understood: nothing was computed without it.
        .filter(({ raison }) => (faits.length > 0 || raison !== REPRIS) && !ANNEES_TENUES.has(raison))
        .map(({ mention, raison }) => ({ ...portee(mention), mots: mention.mots, raison })),
      // Only a calculation may leave something out: a rule quoted takes no figure.
      ...(faits.length === 0 ? [] : lecture.restes)
        .filter((m) => COMPTE.has(m.type))
        .map((m) => ({ ...portee(m), mots: m.mots, raison: NON_PRIS_EN_COMPTE })),
    ],
    manques: manquesDe(appels),
  };
}

/** The year of what is answered is read, and not left aside. */
const ANNEES_TENUES: ReadonlySet<string> = new Set(['année de la question', 'année du calcul', 'année de l’avis']);

function presenterFait(
  fait: Fait,
  definition: DefinitionFait,
  parId: ReadonlyMap<string, Mention>,
  mentions: readonly Mention[],
  duProfil: ReadonlySet<unknown>,
): FaitLu {
  const { chemin, valeur, formule } = fait;
  const dits = fait.preuves.flatMap((id) => parId.get(id) ?? []);
  const mots = dits.length > 0 || fait.preuves.length > 0 ? [] : motsDuChoix(valeur, mentions);
  return {
    chemin,
    libelle: definition.libelle,
    valeur,
    affiche: afficher(fait, definition, parId),
    source: sourceDe(fait, mots.length > 0, duProfil),
    ...(formule === undefined ? {} : { formule }),
    preuves: [...dits, ...mots].map(portee),
    ...saisieDe(definition),
  };
}

/** Incomes told without saying which net: the customary default, once, as a fact that opens the same field. */
function netsSupposes(faits: readonly FaitLu[], mentions: readonly Mention[]): FaitLu[] {
  const vague = faits.find(
    ({ chemin, source, preuves }) =>
      source === 'dit' &&
      definitionDe(chemin)?.defaut?.valeur === NET_IMPOSABLE &&
      mentions.some(
        (m) =>
          m.type === 'montant' &&
          (m.qualite === undefined || m.qualite === 'net') &&
          preuves.some(({ debut }) => debut === m.span[0]),
      ),
  );
  const phrase = vague && definitionDe(vague.chemin)?.defaut?.phrase;
  if (vague === undefined || phrase === undefined) return [];
  const { formule: _, ...reste } = vague;
  return [{ ...reste, libelle: phrase.replace('.', ''), affiche: '', source: 'defaut' }];
}

function sourceDe({ source, valeur }: Fait, dit: boolean, duProfil: ReadonlySet<unknown>): Fait['source'] {
  if (source !== 'defaut') return source;
  if (dit) return 'dit';
  return typeof valeur !== 'boolean' && valeur !== 0 && duProfil.has(valeur) ? 'profil' : 'defaut';
}

const saisieDe = ({ unite, choix }: DefinitionFait) => ({
  unite,
  ...(choix === undefined ? {} : { choix: Object.entries(choix).map(([valeur, libelle]) => ({ valeur, libelle })) }),
});

/** A fact that compared situations share is shown once, under its own path; one that they do not share stays apart. */
function uneFois(faits: readonly Fait[]): Fait[] {
  const parBase = new Map<string, Fait[]>();
  for (const f of faits) {
    const chemin = cheminDeBase(f.chemin);
    parBase.set(chemin, [...(parBase.get(chemin) ?? []), f]);
  }
  return [...parBase].flatMap(([chemin, groupe]) => {
    const [premier] = groupe;
    return premier !== undefined && groupe.every((f) => f.valeur === premier.valeur)
      ? [{ ...premier, chemin }]
      : groupe;
  });
}

function valeursDe(objets: readonly unknown[]): Set<unknown> {
  const valeurs = new Set<unknown>();
  for (const objet of objets)
    if (typeof objet === 'object' && objet !== null)
      for (const v of Object.values(objet)) if (typeof v !== 'object' && v !== '') valeurs.add(v);
  return valeurs;
}

const EntreeManques = z.object({
  manques: z.array(z.object({ sujet: z.string(), raison: z.string(), fait: z.string().optional() })),
});

function manquesDe(appels: readonly AppelOutil[]): FaitManquant[] {
  return appels
    .filter((a) => a.outil === 'demander_precisions')
    .flatMap((a) => EntreeManques.safeParse(a.entree).data?.manques ?? [])
    .map(({ sujet, raison, fait: chemin }) => {
      const definition = chemin === undefined ? undefined : definitionDe(chemin);
      return {
        libelle: sujet,
        raison,
        ...(chemin === undefined || definition === undefined
          ? {}
          : { chemin, nom: definition.libelle, ...saisieDe(definition) }),
      };
    });
}
