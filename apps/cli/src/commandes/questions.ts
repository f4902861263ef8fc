import { creerAssistantEmbarque, formater, type ReponseAssistant } from '@francis/assistant';
import { TAILLE_MAX_QUESTION } from '@francis/contract';
import { lireJour, lireTexte } from '../fichier.ts';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

const SUITE = '>';

interface Tour {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** `francis questions liste.txt`: each question of a list with its status and the figures that its answer puts forward. */
export async function commandeQuestions(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = lireOptions(args, {
    json: { type: 'boolean', default: false },
    jour: { type: 'string' },
  });
  const [fichier, ...autres] = positionals;
  if (fichier === undefined || autres.length > 0)
    throw new UsageError('donnez la liste des questions : un fichier ou « - »');
  const aujourdhui = lireJour(values.jour);
  const lignes = (await lireTexte(fichier, terminal))
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== '');
  if (lignes.length === 0) throw new UsageError('la liste est vide');
  const longue = lignes.findIndex((ligne) => ligne.length > TAILLE_MAX_QUESTION);
  if (longue >= 0) throw new UsageError(`la question ${longue + 1} dépasse ${TAILLE_MAX_QUESTION} caractères`);

  const assistant = creerAssistantEmbarque();
  let historique: Tour[] = [];
  for (const ligne of lignes) {
    const suite = ligne.startsWith(SUITE);
    const question = suite ? ligne.slice(SUITE.length).trim() : ligne;
    if (!suite) historique = [];
    for await (const evenement of assistant.repondre({ question, historique, juridiction: 'FR', aujourdhui })) {
      if (evenement.type !== 'reponse') continue;
      const { reponse } = evenement;
      terminal.sortie.write(
        values.json ? `${JSON.stringify(presenter(question, reponse))}\n` : enClair(question, reponse),
      );
      historique = [...historique, { role: 'user', content: question }, { role: 'assistant', content: reponse.answer }];
    }
  }
  return 0;
}

/** The figures of the first paragraph: what the answer puts forward, before its steps. */
function chiffresDe({ balisage, calculs }: ReponseAssistant): ReponseAssistant['calculs'] {
  const [tete = ''] = balisage.split('\n\n');
  return calculs.filter((c) => tete.includes(`(#calcul-${c.id})`));
}

const presenter = (question: string, reponse: ReponseAssistant) => ({
  question,
  statut: reponse.statut,
  chiffres: chiffresDe(reponse).map(({ libelle, valeur, unite, annee }) => ({ libelle, valeur, unite, annee })),
  doutes: reponse.doutes,
  answer: reponse.answer,
});

function enClair(question: string, reponse: ReponseAssistant): string {
  const chiffres = chiffresDe(reponse).map(({ valeur, unite }) => formater(valeur, unite));
  return `${[reponse.statut, chiffres.join(' ; ') || '–', question].join('\t')}\n`;
}
