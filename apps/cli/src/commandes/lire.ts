import { creerAssistantEmbarque, type ReponseAssistant } from '@francis/assistant';
import { TAILLE_MAX_QUESTION } from '@francis/contract';
import { lireJour, lireTexte } from '../fichier.ts';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** `francis lire`: what the embedded reader makes of a question, without its answer. */
export async function commandeLire(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = lireOptions(args, {
    json: { type: 'boolean', default: false },
    question: { type: 'string' },
    jour: { type: 'string' },
  });
  if (positionals.length > 0) throw new UsageError('donnez la question par --question, un fichier ou « - »');
  if (values.question === undefined) throw new UsageError('donnez la question par --question, un fichier ou « - »');
  const question = (await lireTexte(values.question, terminal)).trim();
  if (question === '') throw new UsageError('la question est vide');
  if (question.length > TAILLE_MAX_QUESTION)
    throw new UsageError(`la question ne peut pas dépasser ${TAILLE_MAX_QUESTION} caractères`);
  const jour = lireJour(values.jour);

  const assistant = creerAssistantEmbarque();
  for await (const evenement of assistant.repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: jour,
  })) {
    if (evenement.type !== 'reponse') continue;
    const lue = presenter(evenement.reponse);
    terminal.sortie.write(values.json ? `${JSON.stringify(lue)}\n` : enClair(lue));
  }
  return 0;
}

const presenter = ({ lecture, doutes, statut }: ReponseAssistant) => ({
  mentions: lecture.mentions,
  demandes: lecture.demandes,
  faits: lecture.faits,
  ecartees: lecture.ecartees,
  restes: lecture.restes,
  doutes,
  statut,
});

function enClair({
  mentions,
  demandes,
  faits,
  ecartees,
  restes,
  doutes,
  statut,
}: ReturnType<typeof presenter>): string {
  const mots = new Map(mentions.map((m) => [m.id, m.mots.trim()]));
  return [
    `statut : ${statut}`,
    `demandes : ${demandes.join(', ')}`,
    ...faits.map(
      (f) => `fait : ${f.chemin} = ${f.valeur}${f.preuves.map((id) => ` « ${mots.get(id) ?? id} »`).join('')}`,
    ),
    ...ecartees.map((e) => `écarté : « ${e.mention.mots.trim()} », ${e.raison}`),
    ...restes.map((m) => `reste : « ${m.mots.trim()} »`),
    ...doutes.map((d) => `doute : ${d.code}${d.mots ? ` (${d.mots.join(', ')})` : ''}`),
    '',
  ].join('\n');
}
