import { ouvrirModeration } from '@francis/api/cas-usage';
import { ecrire, lireOptions, type Terminal, UsageError } from '../terminal.ts';

const DECISIONS = { rejeter: 'rejete', retirer: 'message_retire', exclure: 'exclu', reintegrer: 'reintegre' } as const;
type Verbe = keyof typeof DECISIONS;
const estVerbe = (geste: string): geste is Verbe => Object.hasOwn(DECISIONS, geste);
const LONGUEUR_IDENTIFIANT = 36;

/** `francis moderation`: reads the reports of the directory, and decides on them. */
export async function commandeModeration(
  args: string[],
  terminal: Terminal,
  ouvrir = ouvrirModeration,
): Promise<number> {
  const { values, positionals } = lireOptions(args, { raison: { type: 'string' } });
  const [geste = 'lister', id, ...reste] = positionals;
  const lit = geste === 'lister' || geste === 'journal';
  if (reste.length > 0 || (!lit && !estVerbe(geste)) || lit === (id !== undefined))
    throw new UsageError(
      'écrivez « francis moderation », « francis moderation journal » ou « francis moderation rejeter|retirer|exclure|reintegrer ID --raison "…" »',
    );
  if (id !== undefined && id.length !== LONGUEUR_IDENTIFIANT)
    throw new UsageError('ID est l’identifiant du signalement, que donne « francis moderation »');
  const raison = (values.raison ?? '').trim();
  if (estVerbe(geste) && geste !== 'rejeter' && raison === '')
    throw new UsageError('cette décision se motive\u202f: ajoutez --raison "…", que lira la personne concernée');
  const dire = (texte: string): void => void terminal.erreur.write(`francis moderation : ${texte}\n`);
  const moderation = await ouvrir();
  try {
    if (!estVerbe(geste)) {
      const lues = await (geste === 'journal' ? moderation.journal : moderation.lister)(terminal.environnement);
      for (const ligne of lues) await ecrire(terminal.sortie, `${JSON.stringify(ligne)}\n`);
      return 0;
    }
    const fait = await moderation.decider(terminal.environnement, id ?? '', { decision: DECISIONS[geste], raison });
    if (fait === 'fait') {
      terminal.sortie.write(`${JSON.stringify({ signalement: id, decision: DECISIONS[geste] })}\n`);
      return 0;
    }
    dire(fait === 'inconnu' ? 'ce signalement n’existe pas.' : 'ce signalement ne peut plus être décidé ainsi.');
    return 1;
  } catch (erreur) {
    if (!moderation.estRefus(erreur)) throw erreur;
    dire(erreur.message);
    return 1;
  }
}
