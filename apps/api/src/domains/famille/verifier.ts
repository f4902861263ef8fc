import { FORMES_ENTITE, type EntiteRequete } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Cloison } from '../cabinet/index.ts';
import { depotFamille } from './repository.ts';

const ENTIER = 100;
/** Thirds written to the hundredth add up to a little less, or a little more. */
const TOLERANCE = 0.05;
/** Longer chains of companies are not drawn. */
const PROFONDEUR_MAX = 12;

const refuser = (chemin: string, message: string): ApiError =>
  new ApiError('FAMILLE_INCOHERENTE', { detail: message, champs: [{ chemin, message }] });

/**
 * What a chart must hold to be true: each holder exists in the firm, no right is held beyond the whole, no company ends
 * up holding itself. @throws ApiError FAMILLE_INCOHERENTE, naming the holder.
 */
export async function verifierEntite(cloison: Cloison, id: string, entite: EntiteRequete): Promise<void> {
  const formes: readonly string[] = FORMES_ENTITE[entite.genre];
  if (!formes.includes(entite.forme)) throw refuser('forme', 'Cette forme ne va pas avec ce genre.');
  const depot = depotFamille(cloison);
  const porteurs = entite.detentions.map(({ porteur }) => ('client' in porteur ? porteur.client : porteur.entite));
  const connus = new Set([
    ...(await depot.membres(porteurs)).map((m) => m.id),
    ...(await depot.entites(porteurs)).map((e) => e.id),
  ]);
  const clesVues = new Set<string>();
  for (const [i, { porteur, droit }] of entite.detentions.entries()) {
    const porteurId = porteurs[i] ?? '';
    const cle = `${porteurId} ${droit}`;
    if (!connus.has(porteurId)) throw refuser(`detentions.${i}.porteur`, 'Ce porteur n’est pas dans le cabinet.');
    if (clesVues.has(cle))
      throw refuser(`detentions.${i}.porteur`, 'Ce porteur tient déjà ce droit : une seule ligne.');
    if ('entite' in porteur && porteur.entite === id)
      throw refuser(`detentions.${i}.porteur`, 'Une société ne se détient pas elle-même.');
    clesVues.add(cle);
  }
  verifierSommes(entite);
  await verifierBoucle(cloison, id, entite);
}

function verifierSommes({ detentions }: EntiteRequete): void {
  const somme = (...droits: readonly string[]): number =>
    detentions.filter((d) => droits.includes(d.droit)).reduce((total, { part }) => total + part, 0);
  for (const [droit, nom] of [
    ['usufruit', 'l’usufruit'],
    ['nue_propriete', 'la nue-propriété'],
  ] as const) {
    const total = somme('pleine_propriete', droit);
    if (total > ENTIER + TOLERANCE)
      throw refuser(
        'detentions',
        `La pleine propriété et ${nom} dépassent 100 % : ${total.toLocaleString('fr-FR')} %.`,
      );
  }
}

/** Up the chain of who holds, from the new holders. */
async function verifierBoucle(cloison: Cloison, id: string, { detentions }: EntiteRequete): Promise<void> {
  const depot = depotFamille(cloison);
  let bord = detentions.flatMap(({ porteur }) => ('entite' in porteur ? [porteur.entite] : []));
  for (let pas = 0; bord.length > 0; pas += 1) {
    if (bord.includes(id))
      throw refuser('detentions', 'Ces détentions forment une boucle : la société se détiendrait elle-même.');
    if (pas === PROFONDEUR_MAX) throw refuser('detentions', 'Cette chaîne de sociétés est trop longue.');
    const enCours = new Set(bord);
    const tenues = await depot.detentions({ clients: [], entites: bord });
    bord = [...new Set(tenues.flatMap((d) => (enCours.has(d.entiteId) && d.porteurId !== null ? [d.porteurId] : [])))];
  }
}
