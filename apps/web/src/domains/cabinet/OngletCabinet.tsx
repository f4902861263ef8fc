import { ACCORD_SOUS_TRAITANCE } from '@francis/contract/cabinet-versions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { cabinetQuery, modifierCabinet } from './api.ts';
import { SectionEquipe } from './SectionEquipe.tsx';
import { SectionLogo } from './SectionLogo.tsx';

/** The firm: what it accepted, who works there, its picture. */
export function OngletCabinet() {
  const client = useQueryClient();
  const { data, error } = useQuery(cabinetQuery);
  const { occupe, agir } = useAction();
  const accepter = (): void =>
    void agir(async () => {
      client.setQueryData(cabinetQuery.queryKey, await modifierCabinet({ accord: ACCORD_SOUS_TRAITANCE }));
      toast('Accord de sous-traitance accepté.');
    });
  const enVigueur = data?.accord?.version === data?.version_accord;
  return (
    <>
      <Section
        titre={data?.cabinet.company_name ?? 'Cabinet'}
        texte={'Un autre cabinet ne voit rien du vôtre\u202f: ni vos dossiers, ni vos collègues.'}
        erreur={data ? undefined : error}
      >
        {data && enVigueur && data.accord && (
          <p>
            <Link to="/accord-sous-traitance">Accord de sous-traitance</Link> du {jourLong(data.accord.version)},
            accepté par {data.accord.par} le {jourLong(data.accord.accepte_le)}.
          </p>
        )}
        {data && !enVigueur && (
          <>
            <Alerte ton="attention">
              Le cabinet n’a pas accepté l’<Link to="/accord-sous-traitance">accord de sous-traitance</Link> en vigueur
              (RGPD, article 28). Il encadre les données de vos clients.
            </Alerte>
            {data.droits.modifier && (
              <div>
                <Bouton disabled={occupe} onClick={accepter}>
                  Accepter l’accord
                </Bouton>
              </div>
            )}
          </>
        )}
      </Section>
      <SectionEquipe tenir={data?.droits.modifier ?? false} />
      <SectionLogo tenir={data?.droits.modifier ?? false} />
    </>
  );
}
