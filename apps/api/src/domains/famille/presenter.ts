import type { EntiteFamille, FamilleClient, LienClient } from '@francis/contract';
import type { Famille } from './parcourir.ts';
import { partDirecte, partTotale, valeursTenues } from './parts.ts';
import type { Entite, Membre } from './repository.ts';

/** What the first is to the second, said the other way round. */
const INVERSES: Readonly<Partial<Record<LienClient, LienClient>>> = { parent: 'enfant', enfant: 'parent' };

const nomDe = (membre: Membre | undefined): string =>
  membre ? `${membre.prenom_client} ${membre.nom_client}`.trim() : 'Dossier retiré';

/** The links of the file first, said from it; those between the others as they were given. */
function liensDe({ centre, liens, membres }: Famille): FamilleClient['liens'] {
  const dits = liens.map(({ id, clientId, autreId, nature }) =>
    autreId === centre
      ? { id, de: centre, nature: INVERSES[nature] ?? nature, autre: clientId }
      : { id, de: clientId, nature, autre: autreId },
  );
  const siens = dits.filter(({ de }) => de === centre);
  return [...siens, ...dits.filter(({ de }) => de !== centre)].map(({ id, de, nature, autre }) => ({
    id,
    de,
    nature,
    client: { id: autre, nom: nomDe(membres.get(autre)) },
  }));
}

function presenterEntite(famille: Famille, entite: Entite, jour: string): EntiteFamille {
  const { id, version, genre, nom, forme, valeur } = entite;
  const tenues = valeursTenues(famille, entite, jour);
  const chiffrees = tenues.filter((v) => v !== undefined);
  return {
    id,
    version,
    genre,
    nom,
    forme,
    valeur,
    detentions: famille.detentions
      .filter(({ entiteId }) => entiteId === id)
      .map(({ clientId, porteurId, droit, part }) => ({
        porteur:
          clientId === null
            ? { genre: 'entite', id: porteurId ?? '', nom: famille.entites.get(porteurId ?? '')?.nom ?? '' }
            : { genre: 'client', id: clientId, nom: nomDe(famille.membres.get(clientId)) },
        droit,
        part,
      })),
    part_directe: partDirecte(famille, id),
    part_totale: partTotale(famille, id),
    valeur_client:
      tenues.length > 0 && chiffrees.length === tenues.length ? chiffrees.reduce((a, b) => a + b, 0) : null,
  };
}

export function presenterFamille(famille: Famille, jour: string): FamilleClient {
  const entites = [...famille.entites.values()].map((entite) => presenterEntite(famille, entite, jour));
  const tenues = [...famille.entites.values()].flatMap((entite) => valeursTenues(famille, entite, jour));
  return {
    liens: liensDe(famille),
    entites,
    total: tenues.reduce<number>((somme, valeur) => somme + (valeur ?? 0), 0),
    a_evaluer: tenues.filter((valeur) => valeur === undefined).length,
    complete: famille.complete,
  };
}
