import type { ModeleCabinet, ModelesCabinet } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { modelesQuery, modifierModele } from '../clients/conseils/api.ts';
import { cabinetQuery } from './api.ts';
import { SectionConserves } from './SectionConserves.tsx';
import '../clients/conseils/conseils.css';

const CE_QU_ILS_SONT =
  'La lettre de mission et le rapport d’adéquation du cabinet. Chaque repère entre doubles accolades prend la valeur du dossier.';

/** The letters of the firm, and the advice that outlives a file. */
export function OngletConseils() {
  const { data, error } = useQuery(modelesQuery);
  const { data: cabinet } = useQuery(cabinetQuery);
  return (
    <>
      <Section titre="Modèles du cabinet" texte={CE_QU_ILS_SONT} erreur={data ? undefined : error}>
        {data && (
          <>
            <Alerte>
              <p>{data.avis}</p>
            </Alerte>
            {data.modeles.map((modele) => (
              <Modele key={`${modele.genre} ${modele.modifie_le}`} modele={modele} modifiable={data.droits.modifier} />
            ))}
            <Reperes reperes={data.reperes} />
          </>
        )}
      </Section>
      {cabinet?.droits.modifier && <SectionConserves />}
    </>
  );
}

function Modele({ modele, modifiable }: { modele: ModeleCabinet; modifiable: boolean }) {
  const id = useId();
  const cache = useQueryClient();
  const [texte, setTexte] = useState(modele.texte);
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const ecrire = (nouveau: string | null): void =>
    void agir(async () => {
      setRefus(undefined);
      try {
        const suite = await modifierModele({ genre: modele.genre, texte: nouveau });
        cache.setQueryData(modelesQuery.queryKey, suite);
        toast(nouveau === null ? 'Texte de départ rétabli.' : 'Modèle enregistré.');
      } catch (error) {
        const champ = error instanceof ApiError ? error.champs[0]?.message : undefined;
        setRefus(champ ?? messageOf(error, 'Le modèle n’a pas été enregistré. Réessayez.'));
      }
    });
  return (
    <div className="modele-cabinet">
      <div className="champ">
        <label htmlFor={id}>{modele.titre}</label>
        <span className="saisie">
          <textarea
            id={id}
            rows={16}
            maxLength={30_000}
            readOnly={!modifiable}
            value={texte}
            onChange={(e) => setTexte(e.target.value)}
          />
        </span>
        <p className="aide">
          {modele.modifie_le === null
            ? 'Texte de départ\u202f: à adapter par le cabinet.'
            : `Modifié le ${instant(modele.modifie_le)} par ${modele.modifie_par}.`}
        </p>
      </div>
      {refus !== undefined && <Alerte ton="erreur">{refus}</Alerte>}
      {modifiable && (
        <div className="gestes-cabinet">
          <Bouton disabled={occupe || texte.trim() === '' || texte === modele.texte} onClick={() => ecrire(texte)}>
            Enregistrer
          </Bouton>
          {!modele.de_depart && (
            <Bouton rang="discret" disabled={occupe} onClick={() => ecrire(null)}>
              Revenir au texte de départ
            </Bouton>
          )}
        </div>
      )}
    </div>
  );
}

function Reperes({ reperes }: { reperes: ModelesCabinet['reperes'] }) {
  return (
    <details>
      <summary>Les repères que vous pouvez écrire ({reperes.length})</summary>
      <dl className="reperes-modele">
        {reperes.map(({ repere, libelle }) => (
          <div key={repere}>
            <dt>
              <code>{`{{${repere}}}`}</code>
            </dt>
            <dd>{libelle}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
