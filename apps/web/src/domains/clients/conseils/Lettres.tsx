import type { GenreModele, ModeleRempli } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, Fenetre } from '../../../design-system/index.ts';
import { useAction } from '../../../platform/useAction.ts';
import { modelesQuery, remplirModele, telechargerModele } from './api.ts';

const TITRE = '# ';

/** A line that begins with « # » is a title, as on the paper; the others stay together, as they were written. */
function enParties(texte: string) {
  const parties: { titre: boolean; texte: string }[] = [];
  for (const ligne of texte.split('\n')) {
    const titre = ligne.startsWith(TITRE);
    const derniere = parties.at(-1);
    if (titre || derniere === undefined || derniere.titre)
      parties.push({ titre, texte: titre ? ligne.slice(TITRE.length) : ligne });
    else derniere.texte += `\n${ligne}`;
  }
  // oxlint-disable-next-line react/no-array-index-key -- a letter that is shown never changes.
  return parties.map((une, i) => (une.titre ? <h3 key={i}>{une.texte}</h3> : <p key={i}>{une.texte.trim()}</p>));
}

/** The letters of the firm with this client's facts in them. */
export function Lettres({ client }: { client: string }) {
  const id = useId();
  const { data } = useQuery(modelesQuery);
  const [lue, setLue] = useState<ModeleRempli>();
  const { occupe, agir } = useAction();
  const ouvrir = (genre: GenreModele): void => void agir(async () => setLue(await remplirModele(client, genre)));
  const titre = data?.modeles.find(({ genre }) => genre === lue?.genre)?.titre;
  return (
    <section aria-labelledby={id} className="historique-dossier">
      <div className="registre">
        <h2 id={id}>Lettres du cabinet</h2>
      </div>
      <p className="doux petit">
        Vos <Link to="/pro/settings?onglet=conseils">modèles</Link>, remplis avec ce dossier.
      </p>
      <ul>
        {(data?.modeles ?? []).map((modele) => (
          <li key={modele.genre}>
            <Bouton rang="discret" taille="petite" disabled={occupe} onClick={() => ouvrir(modele.genre)}>
              {modele.titre}
            </Bouton>
          </li>
        ))}
      </ul>
      {lue && (
        <Fenetre
          titre={titre ?? 'Lettre du cabinet'}
          onFermer={() => setLue(undefined)}
          actions={
            <>
              <Bouton onClick={() => setLue(undefined)}>Fermer</Bouton>
              <Bouton
                icone="export"
                rang="principal"
                disabled={occupe}
                onClick={() => void agir(() => telechargerModele(client, lue.genre))}
              >
                Télécharger en PDF
              </Bouton>
            </>
          }
        >
          <div className="conseil-fenetre">
            <p className="doux petit">{lue.avis}</p>
            {lue.manquants.length > 0 && (
              <Alerte ton="attention">
                <p>
                  {lue.manquants.length === 1 ? 'Il manque' : `Il manque ${lue.manquants.length} éléments`}
                  {'\u00a0'}: {lue.manquants.join(', ')}.
                </p>
              </Alerte>
            )}
            <div className="texte-conseil lettre">{enParties(lue.texte)}</div>
          </div>
        </Fenetre>
      )}
    </section>
  );
}
