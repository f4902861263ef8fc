import type { GenreModele, ModeleRempli } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Bouton } from '../../../design-system/index.ts';
import { reprendreSaisie, useSaisieGardee } from '../../../platform/brouillons.ts';
import { asContract } from '../../../platform/json.ts';
import { useAction } from '../../../platform/useAction.ts';
import { modelesQuery, remplirModele } from './api.ts';
import { FenetreLettre } from './FenetreLettre.tsx';

/** What the adviser wrote in each letter: over its window being shut, and over a session that ends. */
type Ecrites = Partial<Record<GenreModele, string | undefined>>;
const enLettres = (gardees: unknown): Ecrites => asContract<Ecrites>(gardees ?? {});

/** The letters of the firm with this client's facts in them. */
export function Lettres({ client }: { client: string }) {
  const id = useId();
  const brouillon = `lettres ${client}`;
  const { data } = useQuery(modelesQuery);
  const [lue, setLue] = useState<ModeleRempli>();
  const [ecrites, setEcrites] = useState<Ecrites>(() => enLettres(reprendreSaisie(brouillon)));
  useSaisieGardee(brouillon, ecrites, Object.values(ecrites).some(Boolean));
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
        <FenetreLettre
          client={client}
          titre={titre ?? 'Lettre du cabinet'}
          remplie={lue}
          ecrite={ecrites[lue.genre]}
          onEcrire={(texte) => setEcrites({ ...ecrites, [lue.genre]: texte })}
          onFermer={() => setLue(undefined)}
        />
      )}
    </section>
  );
}
