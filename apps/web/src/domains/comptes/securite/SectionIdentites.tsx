import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { dateLongue } from '../../../platform/dates.ts';
import { Section } from '../../../platform/Section.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { fournisseurs } from '../api.ts';
import { FormulairePreuve } from '../preuve/FormulairePreuve.tsx';
import { identitesQuery, partirLier, retirerIdentite } from './api.ts';

const fournisseursQuery = { queryKey: ['fournisseurs'], queryFn: fournisseurs };

/** Sign-ins held elsewhere; nothing is shown when this installation knows no provider. */
export function SectionIdentites() {
  const client = useQueryClient();
  const { data: liees, error } = useQuery(identitesQuery);
  const { data: connus } = useQuery(fournisseursQuery);
  const [aLier, setALier] = useState<string>();
  const { occupe, agir } = useAction();

  const identites = liees?.identites ?? [];
  const libres = (connus?.fournisseurs ?? []).filter(({ id }) => !identites.some((une) => une.fournisseur === id));
  if (identites.length === 0 && libres.length === 0) return null;

  const retirer = (id: string): void =>
    void agir(async () => {
      await retirerIdentite(id);
      toast('Identité retirée.');
      void client.invalidateQueries({ queryKey: identitesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['journal'] });
    });

  return (
    <Section
      titre="Connexions externes"
      texte="Les comptes d’autres services qui ouvrent celui-ci."
      erreur={liees ? undefined : error}
    >
      <ul className="lignes">
        {identites.map(({ id, nom, email, lieeLe }) => (
          <li key={id}>
            <div>
              <b>{nom}</b>
              <span className="doux">
                {email && `${email}, `}liée le {dateLongue(lieeLe)}
              </span>
            </div>
            <Bouton
              taille="petite"
              rang="danger"
              disabled={occupe}
              aria-label={`Retirer ${nom}`}
              onClick={() => retirer(id)}
            >
              Retirer
            </Bouton>
          </li>
        ))}
        {libres.map(({ id, nom }) => (
          <li key={id} className={aLier === id ? 'deployee' : ''}>
            <div>
              <b>{nom}</b>
              <span className="doux">Non lié</span>
            </div>
            {aLier === id ? (
              <FormulairePreuve
                bouton={`Continuer avec ${nom}`}
                enCours="Vérification..."
                defaut="Ce service n’a pas pu être lié. Réessayez."
                onAnnuler={() => setALier(undefined)}
                action={async (preuve) => location.assign((await partirLier(id, preuve)).url)}
              />
            ) : (
              <Bouton taille="petite" aria-label={`Lier ${nom}`} onClick={() => setALier(id)}>
                Lier
              </Bouton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
