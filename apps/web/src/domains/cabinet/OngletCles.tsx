import type { CleApi } from '@francis/contract';
import { DUREES_CLE, PORTEES_CLE } from '@francis/contract/cles-portees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { cabinetQuery, clesQuery, retirerCle, usagesQuery } from './api.ts';
import { FormulaireCle } from './FormulaireCle.tsx';
import { SectionWebhooks } from './webhooks/SectionWebhooks.tsx';

const CE_QU_ELLE_PEUT =
  'Une clé laisse un logiciel du cabinet agir à votre place, dans ses seules portées et jamais au-delà de vos droits. Elle cesse quand vous quittez le cabinet ou changez de mot de passe.';
const ETATS = { active: 'En vigueur', expiree: 'Expirée', retiree: 'Retirée' } as const;

/** Keys by which the firm's own programs come in. */
export function OngletCles() {
  const client = useQueryClient();
  const { data, error } = useQuery(clesQuery);
  const { data: cabinet } = useQuery(cabinetQuery);
  const { occupe, agir } = useAction();
  const [retrait, setRetrait] = useState<CleApi>();
  const [suivie, setSuivie] = useState<CleApi>();
  const retirer = ({ id, nom }: CleApi): void =>
    void agir(async () => {
      client.setQueryData(clesQuery.queryKey, await retirerCle(id));
      setRetrait(undefined);
      toast(`Clé «\u202f${nom}\u202f» retirée.`);
    });
  return (
    <>
      <Section titre="Clés d’API" texte={CE_QU_ELLE_PEUT} erreur={data ? undefined : error}>
        {data?.cles.length === 0 && <p className="doux">Aucune clé pour l’instant.</p>}
        <ul className="lignes cles-api">
          {data?.cles.map((cle) => (
            <li key={cle.id}>
              <div>
                <b>{cle.nom}</b>
                <span className="pastille">{ETATS[cle.etat]}</span>
                <span className="doux">
                  <code>{cle.debut}…</code>
                  {cle.a_moi ? '' : `, de ${cle.par}`}, jusqu’au {jourLong(cle.expire_le)}
                  {cle.utilisee_le === null ? ', jamais utilisée' : `, utilisée le ${jourLong(cle.utilisee_le)}`}
                </span>
                <span className="doux">{cle.portees.map((portee) => PORTEES_CLE[portee]).join(' ; ')}</span>
              </div>
              <span className="gestes-cabinet">
                <Bouton taille="petite" aria-label={`Appels de ${cle.nom}`} onClick={() => setSuivie(cle)}>
                  Appels
                </Bouton>
                {cle.etat === 'active' && (
                  <Bouton
                    taille="petite"
                    rang="danger"
                    aria-label={`Retirer ${cle.nom}`}
                    disabled={occupe}
                    onClick={() => setRetrait(cle)}
                  >
                    Retirer
                  </Bouton>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {data && <FormulaireCle portees={data.portees} durees={DUREES_CLE} />}
      {cabinet?.droits.modifier && <SectionWebhooks />}
      {retrait && (
        <Fenetre
          titre={`Retirer la clé «\u202f${retrait.nom}\u202f»`}
          onFermer={() => setRetrait(undefined)}
          actions={
            <>
              <Bouton onClick={() => setRetrait(undefined)}>Annuler</Bouton>
              <Bouton rang="danger" disabled={occupe} onClick={() => retirer(retrait)}>
                Retirer
              </Bouton>
            </>
          }
        >
          <p>Le logiciel qui s’en sert n’aura plus accès à rien, aussitôt.</p>
        </Fenetre>
      )}
      {suivie && <Appels cle={suivie} onFermer={() => setSuivie(undefined)} />}
    </>
  );
}

/** The last calls of a key. */
function Appels({ cle, onFermer }: { cle: CleApi; onFermer: () => void }) {
  const { data } = useQuery(usagesQuery(cle.id));
  return (
    <Fenetre
      titre={`Appels de «\u202f${cle.nom}\u202f»`}
      onFermer={onFermer}
      actions={<Bouton onClick={onFermer}>Fermer</Bouton>}
    >
      {data?.length === 0 && <p>Aucun appel dans le journal.</p>}
      {data && data.length > 0 && (
        <div className="table-defile">
          <table className="appels-cle">
            <thead>
              <tr>
                <th scope="col">Quand</th>
                <th scope="col">Adresse</th>
                <th scope="col">Issue</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ le, methode, route, reussi }) => (
                <tr key={le + methode + route}>
                  <td>{INSTANT.format(new Date(le))}</td>
                  <td>
                    <code>
                      {methode} {route}
                    </code>
                  </td>
                  <td>{reussi ? 'Reçu' : 'Refusé'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Fenetre>
  );
}

const INSTANT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });
