import { JOURS_DE_PARTAGE, type PartageCree, type PartageRequete, type ResultatPartage } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, empreinteDe } from '../comptes/index.ts';
import { composerFeuille } from '../simulateurs/index.ts';
import { depotPartages, type PartageEnBase } from './repository.ts';

export interface PortsPartages {
  readonly base: Database;
  readonly horloge: Clock;
  /** The day in France, as AAAA-MM-JJ. */
  readonly jourDe: (instant: Date) => string;
}

const JOUR_MS = 86_400_000;

const presenter = ({ contenu, creeLe, expireLe }: PartageEnBase): ResultatPartage => ({
  ...contenu,
  cree_le: creeLe.toISOString(),
  expire_le: expireLe.toISOString(),
});

/**
 * Computes the result again, and keeps its one figure. The others stay out: an average rate beside a tax gives the
 * income back.
 */
export async function partager(
  { base, horloge, jourDe }: PortsPartages,
  requete: PartageRequete,
): Promise<PartageCree> {
  const creeLe = horloge.now();
  const { titre, bareme, chiffres } = await composerFeuille(requete, jourDe(creeLe));
  const jeton = creerSecret();
  const cle = creerSecret();
  const partage: PartageEnBase = {
    empreinte: empreinteDe(jeton),
    cleEmpreinte: empreinteDe(cle),
    contenu: {
      simulateur: requete.simulateur,
      titre,
      bareme,
      libelle: chiffres.principal.libelle,
      valeur: chiffres.principal.valeur,
      etat: chiffres.etat,
    },
    creeLe,
    expireLe: new Date(creeLe.getTime() + JOURS_DE_PARTAGE * JOUR_MS),
  };
  const depot = depotPartages(base.queries);
  await depot.effacerMorts(creeLe);
  await depot.ajouter(partage);
  return { jeton, cle, resultat: presenter(partage) };
}

/** @throws ApiError INTROUVABLE when it was ended, died, or never was. */
export async function lirePartage(
  { base, horloge }: Pick<PortsPartages, 'base' | 'horloge'>,
  jeton: string,
): Promise<ResultatPartage> {
  const lu = await depotPartages(base.queries).lire(empreinteDe(jeton), horloge.now());
  if (!lu) throw new ApiError('INTROUVABLE');
  return presenter(lu);
}

/** @throws ApiError INTROUVABLE, the same for a wrong key and for what was never shared. */
export async function finirPartage({ base }: PortsPartages, jeton: string, cle: string): Promise<void> {
  if (!(await depotPartages(base.queries).finir(empreinteDe(jeton), empreinteDe(cle))))
    throw new ApiError('INTROUVABLE');
}
