import { type ChangementClient, type Client, rangerChamps } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { cleDesClients, historiqueQuery, modifierClient } from './api.ts';
import { ecrireValeur, libelleDuChamp } from './affichage.tsx';

/** Who changed what, when, from what to what; each value before can be put back. */
export function Historique({ client }: { client: Client }) {
  const id = useId();
  const { data: changements } = useQuery(historiqueQuery(client.id));
  return (
    <section aria-labelledby={id} className="historique-dossier">
      <div className="registre">
        <h2 id={id}>Historique</h2>
      </div>
      {changements?.length === 0 && <p className="doux petit">Aucune modification depuis l’ouverture du dossier.</p>}
      <ul>
        {(changements ?? []).map((changement) => (
          <li key={changement.id}>
            <details>
              <summary>
                <time dateTime={changement.le}>{instant(changement.le)}</time>
                <span className="doux">
                  {changement.auteur}, {resumer(changement)}
                </span>
              </summary>
              {rangerChamps(changement.champs).map(([champ, valeurs]) => (
                <Champ key={champ} champ={champ} {...valeurs} client={client} />
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const resumer = ({ champs }: ChangementClient): string => {
  const noms = rangerChamps(champs).map(([champ]) => libelleDuChamp(champ));
  return noms.length > 2 ? `${noms.length} champs` : noms.join(' et ').toLowerCase();
};

interface PropsChamp {
  champ: string;
  avant: unknown;
  apres: unknown;
  client: Client;
}

function Champ({ champ, avant, apres, client }: PropsChamp) {
  const cache = useQueryClient();
  const { occupe, agir } = useAction();
  const actuelles: Readonly<Record<string, unknown>> = { ...client };
  const dejaLa = JSON.stringify(actuelles[champ] ?? null) === JSON.stringify(avant ?? null);
  const restaurer = async (): Promise<void> => {
    const { nom_client, prenom_client, version } = client;
    await modifierClient(client.id, { nom_client, prenom_client, version, [champ]: avant });
    await cache.invalidateQueries({ queryKey: cleDesClients });
    toast(`«\u202f${libelleDuChamp(champ)}\u202f» a repris sa valeur d’avant.`);
  };
  return (
    <div className="changement">
      <b>{libelleDuChamp(champ)}</b>
      <p>
        <del>{ecrireValeur(champ, avant) || '(vide)'}</del>
      </p>
      <p>{ecrireValeur(champ, apres) || '(vide)'}</p>
      {client.droits.modifier && !dejaLa && (
        <Bouton
          taille="petite"
          disabled={occupe}
          aria-label={`Restaurer ${libelleDuChamp(champ)}`}
          onClick={() => void agir(restaurer)}
        >
          Restaurer
        </Bouton>
      )}
    </div>
  );
}
