import { randomUUID } from 'node:crypto';
import { LIMITES_ECHANGES, type Signalement, type SignalementRequete, type Signalements } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { destinataireDe } from '../annuaire/index.ts';
import { type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import { depotEchanges } from '../echanges/index.ts';
import type { PortsModeration } from './ports.ts';
import { depotMesSignalements, depotModeration, type SignalementEnBase } from './repository.ts';

const JOUR = 86_400_000;
const EXTRAIT_MAX = 500;

interface Vise {
  readonly viseId: string;
  readonly messageId: string | null;
  readonly extrait: string;
}

const presenter = ({ id, motif, le, decision, decideLe }: SignalementEnBase): Signalement => ({
  id,
  motif,
  le: le.toISOString(),
  decision,
  decideLe: decideLe?.toISOString() ?? null,
});

export async function mesSignalements({ base }: PortsModeration, { compte }: Demandeur): Promise<Signalements> {
  const lus = await depotMesSignalements(base.queries, compte.id).lister();
  return { signalements: lus.map(presenter) };
}

/**
 * Reports a line of the directory, or a message that the person received; what is reported is kept as it was.
 * @throws ApiError INTROUVABLE, VALIDATION, ADRESSE_NON_CONFIRMEE, SIGNALEMENT_DEJA_FAIT, SIGNALEMENTS_TROP_NOMBREUX.
 */
export async function signaler(
  { base, horloge, audit }: PortsModeration,
  { compte, origine }: Demandeur,
  { cible, id: cibleId, motif, texte }: SignalementRequete,
): Promise<Signalement> {
  exigerAdresseProuvee(compte);
  const le = horloge.now();
  return base.transaction(async (requetes) => {
    const vise = await viser(requetes, compte.id, { cible, id: cibleId });
    if (!vise) throw new ApiError('INTROUVABLE');
    if (vise.viseId === compte.id)
      throw new ApiError('VALIDATION', { champs: [{ chemin: 'id', message: 'Cette fiche est la vôtre.' }] });
    const depot = depotMesSignalements(requetes, compte.id);
    if ((await depot.compter(new Date(le.getTime() - JOUR))) >= LIMITES_ECHANGES.signalementsParJour)
      throw new ApiError('SIGNALEMENTS_TROP_NOMBREUX');
    const id = randomUUID();
    const ajoute = await depot.ajouter({ ...vise, id, motif, texte, le });
    if (!ajoute) throw new ApiError('SIGNALEMENT_DEJA_FAIT');
    await depotModeration(requetes).noter({
      id: randomUUID(),
      signalementId: id,
      geste: 'signale',
      auteur: compte.sujetAudit,
      viseId: vise.viseId,
      motif,
      extrait: vise.extrait,
      raison: '',
      le,
    });
    const trace = { ressource: `signalement:${id}`, compte, origine, metadonnees: { motif } };
    await audit.noter({ action: 'moderation.signale', ...trace }, requetes);
    return presenter(ajoute);
  });
}

async function viser(
  requetes: Queries,
  auteurId: string,
  { cible, id }: Pick<SignalementRequete, 'cible' | 'id'>,
): Promise<Vise | undefined> {
  if (cible === 'message') {
    const message = await depotEchanges(requetes, auteurId).messageRecu(id);
    return message && { viseId: message.auteurId, messageId: id, extrait: couper(message.contenu) };
  }
  const fiche = await destinataireDe(requetes, auteurId, id);
  const dit = [fiche?.affiche, fiche?.presentation].filter(Boolean).join('\n');
  return fiche && { viseId: fiche.id, messageId: null, extrait: couper(dit) };
}

const couper = (texte: string): string => Array.from(texte).slice(0, EXTRAIT_MAX).join('');
