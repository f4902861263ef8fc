import type { Client, EntiteFamille, FamilleClient } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Bouton, BoutonIcone, formaterEuros } from '../../../design-system/index.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { delier, familleQuery, retirerEntite } from './api.ts';
import { FenetreEntite } from './FenetreEntite.tsx';
import { FenetreLien } from './FenetreLien.tsx';
import { direDetention, enPart, LIENS } from './mots.ts';
import { Organigramme } from './Organigramme.tsx';
import './famille.css';

/** The family of a file, its shared goods and its companies: one file for them all. */
export function Famille({ client }: { client: Client }) {
  const cache = useQueryClient();
  const { data: famille } = useQuery(familleQuery(client.id));
  const [ouverte, setOuverte] = useState<'lien' | 'neuve' | EntiteFamille>();
  const { occupe, agir } = useAction();
  if (!famille) return null;
  const modifiable = client.droits.modifier;
  const poser = (suite: FamilleClient): void => {
    cache.setQueryData(familleQuery(client.id).queryKey, suite);
    setOuverte(undefined);
  };
  const retirer = (geste: Promise<FamilleClient>, dit: string): void =>
    void agir(async () => {
      poser(await geste);
      toast(dit);
    });
  const vide = famille.liens.length + famille.entites.length === 0;
  return (
    <section className="famille" aria-labelledby="famille">
      <div className="registre">
        <h2 id="famille">Famille, biens communs et sociétés</h2>
        {modifiable && (
          <span className="gestes-titre">
            <Bouton taille="petite" onClick={() => setOuverte('lien')}>
              Lier un dossier
            </Bouton>
            <Bouton taille="petite" onClick={() => setOuverte('neuve')}>
              Ajouter une société ou un bien
            </Bouton>
          </span>
        )}
      </div>
      {vide && (
        <p className="doux petit">
          Liez le dossier du conjoint, des enfants ou d’un associé{'\u00a0'}: leurs biens communs et leurs sociétés se
          lisent alors d’un seul endroit.
        </p>
      )}
      {famille.liens.length > 0 && (
        <ul className="liens-famille" aria-label="Dossiers liés">
          {famille.liens
            .filter(({ de }) => de === client.id)
            .map(({ id, nature, client: autre }) => (
              <li key={id}>
                <span className="doux">{LIENS[nature]}</span>
                <Link to={`/pro/clients/${autre.id}`}>{autre.nom}</Link>
                {modifiable && (
                  <BoutonIcone
                    icone="fermer"
                    libelle={`Délier ${autre.nom}`}
                    disabled={occupe}
                    onClick={() => retirer(delier(client.id, id), `${autre.nom} n’est plus lié à ce dossier.`)}
                  />
                )}
              </li>
            ))}
        </ul>
      )}
      {famille.entites.length > 0 && (
        <>
          <Organigramme entites={famille.entites} centre={client.id} />
          <Entites
            famille={famille}
            client={client.id}
            nom={`${client.prenom_client} ${client.nom_client}`}
            occupe={occupe}
            {...(modifiable && {
              onModifier: setOuverte,
              onRetirer: ({ id, nom }: EntiteFamille) => retirer(retirerEntite(client.id, id), `${nom} est retiré.`),
            })}
          />
        </>
      )}
      {!famille.complete && (
        <p className="doux petit">Cette famille est plus grande que ce qu’un dossier montre. Ouvrez un dossier lié.</p>
      )}
      {ouverte === 'lien' && (
        <FenetreLien client={client} liens={famille.liens} onFait={poser} onFermer={() => setOuverte(undefined)} />
      )}
      {ouverte !== undefined && ouverte !== 'lien' && (
        <FenetreEntite
          client={client}
          famille={famille}
          lue={ouverte === 'neuve' ? undefined : ouverte}
          onFait={poser}
          onFermer={() => setOuverte(undefined)}
        />
      )}
    </section>
  );
}

/** What the client has of a thing: the full ownership, companies looked through, and the split rights beside it. */
function direPartTotale({ part_totale, detentions }: EntiteFamille, client: string): string {
  const demembres = detentions.filter((d) => d.porteur.id === client && d.droit !== 'pleine_propriete');
  const pleine = part_totale > 0 || demembres.length === 0 ? [enPart(part_totale)] : [];
  return [...pleine, ...demembres.map(direDetention)].join(', ');
}

interface PropsEntites {
  famille: FamilleClient;
  client: string;
  nom: string;
  occupe: boolean;
  onModifier?: (entite: EntiteFamille) => void;
  onRetirer?: (entite: EntiteFamille) => void;
}

function Entites({ famille, client, nom, occupe, onModifier, onRetirer }: PropsEntites) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="defile" role="region" aria-label="Sociétés et biens" tabIndex={0}>
      <table className="dense entites">
        <thead>
          <tr>
            <th scope="col">Société ou bien</th>
            <th scope="col">Détenu par</th>
            <th scope="col" className="d">
              Valeur
            </th>
            <th scope="col" className="d">
              Part totale
            </th>
            <th scope="col" className="d">
              Valeur tenue
            </th>
            {onModifier && (
              <th scope="col" className="c-m">
                <span className="vh">Gestes</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {famille.entites.map((entite) => (
            <tr key={entite.id}>
              <th scope="row">
                <b>{entite.nom}</b>
                <span className="doux">{entite.forme}</span>
              </th>
              <td>
                <ul>
                  {entite.detentions.map((d) => (
                    <li key={`${d.porteur.id} ${d.droit}`}>
                      {d.porteur.nom}, {direDetention(d)}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="d">{entite.valeur === null ? '—' : formaterEuros(entite.valeur)}</td>
              <td className="d">{direPartTotale(entite, client)}</td>
              <td className="d">{entite.valeur_client === null ? '—' : formaterEuros(entite.valeur_client)}</td>
              {onModifier && (
                <td className="c-m">
                  <div className="gestes">
                    <BoutonIcone
                      icone="crayon"
                      libelle={`Modifier ${entite.nom}`}
                      disabled={occupe}
                      onClick={() => onModifier(entite)}
                    />
                    <BoutonIcone
                      icone="corbeille"
                      libelle={`Retirer ${entite.nom}`}
                      disabled={occupe}
                      onClick={() => onRetirer?.(entite)}
                    />
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Tenu au nom de {nom}
              {famille.a_evaluer > 0 && (
                <span className="doux">
                  {famille.a_evaluer} détention{famille.a_evaluer > 1 ? 's' : ''} sans valeur, ou sans l’âge de
                  l’usufruitier
                </span>
              )}
            </th>
            <td className="d">{formaterEuros(famille.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
