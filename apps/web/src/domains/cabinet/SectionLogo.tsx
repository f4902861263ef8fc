import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { useAction } from '../../platform/useAction.ts';
import { changerLogo, logoQuery, retirerLogo } from './api.ts';

const MAX_OCTETS = 2 * 1024 * 1024;

const enBase64 = (fichier: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const lecteur = new FileReader();
    lecteur.addEventListener('load', () => {
      // Read as a data address: a text, never a buffer.
      const { result } = lecteur;
      resolve((typeof result === 'string' ? result : '').split(',')[1] ?? '');
    });
    lecteur.addEventListener('error', () => reject(new Error('the file cannot be read')));
    lecteur.readAsDataURL(fichier);
  });

/** The picture of the firm, as the server drew it again. */
export function SectionLogo({ tenir }: { tenir: boolean }) {
  const client = useQueryClient();
  const { data, error } = useQuery(logoQuery);
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const choisir = (fichier: File | undefined): void => {
    setRefus(undefined);
    if (!fichier) return;
    if (fichier.size > MAX_OCTETS) {
      setRefus('Le logo dépasse 2\u00a0Mo.');
      return;
    }
    void agir(async () => {
      try {
        client.setQueryData(logoQuery.queryKey, await changerLogo(await enBase64(fichier)));
      } catch (error_) {
        setRefus(messageOf(error_, 'Le logo n’a pas été gardé. Réessayez.'));
      }
    });
  };
  return (
    <Section
      titre="Logo"
      texte={
        'En tête des documents que le cabinet remet. PNG ou JPEG, 2 Mo au plus\u202f; l’image est redessinée avant d’être gardée.'
      }
      erreur={data ? undefined : error}
    >
      {refus !== undefined && <Alerte ton="erreur">{refus}</Alerte>}
      {data?.logo && <img className="logo-cabinet" src={data.logo} alt="Logo du cabinet" />}
      {data && !data.logo && <p className="doux">Aucun logo pour le moment.</p>}
      {tenir && (
        <div className="gestes-cabinet">
          <label className="b choisir-logo">
            {data?.logo ? 'Changer le logo' : 'Choisir un logo'}
            <input
              className="vh"
              type="file"
              accept="image/png,image/jpeg"
              disabled={occupe}
              onChange={(e) => choisir(e.target.files?.[0])}
            />
          </label>
          {data?.logo && (
            <Bouton
              disabled={occupe}
              onClick={() =>
                void agir(async () => {
                  client.setQueryData(logoQuery.queryKey, await retirerLogo());
                })
              }
            >
              Retirer le logo
            </Bouton>
          )}
        </div>
      )}
    </Section>
  );
}
