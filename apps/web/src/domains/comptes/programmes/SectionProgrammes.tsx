import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bouton } from '../../../design-system/index.ts';
import { dateLongue, depuis } from '../../../platform/dates.ts';
import { Section } from '../../../platform/Section.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { programmesQuery, retirerProgramme } from './api.ts';

/** Programs that the person allowed; nothing is shown before the first. */
export function SectionProgrammes() {
  const client = useQueryClient();
  const { data, error } = useQuery(programmesQuery);
  const { occupe, agir } = useAction();
  const programmes = data?.applications ?? [];
  if (programmes.length === 0 && !error) return null;

  const retirer = (id: string): void =>
    void agir(async () => {
      await retirerProgramme(id);
      toast('Autorisation retirée.');
      void client.invalidateQueries({ queryKey: programmesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['journal'] });
    });

  return (
    <Section
      titre="Programmes autorisés"
      texte="Ce que d’autres programmes peuvent lire avec votre accord. Une autorisation finit après trois mois."
      erreur={data ? undefined : error}
    >
      <ul className="lignes">
        {programmes.map(({ id, nom, retour, portees, accordeeLe, utiliseeLe }) => (
          <li key={id}>
            <div>
              <b>{nom}</b>
              <span className="doux">
                {portees.map(({ nom: portee }) => portee).join(', ')}, vers {retour}, depuis le {dateLongue(accordeeLe)}
                {utiliseeLe && `, dernier usage ${depuis(utiliseeLe)}`}
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
      </ul>
    </Section>
  );
}
