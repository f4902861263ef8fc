import type { Client, SyntheseClient } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Etat, formaterEuros, formaterNombre, typographier } from '../../design-system/index.ts';
import { syntheseQuery } from './analyses/api.ts';
import { jourEcrit } from './rendez-vous.ts';

const NB = '\u00a0';
const pourcent = (taux: number): string => `${formaterNombre(taux)}${NB}%`;
const parts = (nombre: number): string =>
  nombre.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const enfants = (nombre: number): string => `${nombre}${NB}enfant${nombre > 1 ? 's' : ''}`;

function famille({ situation_maritale_client: situation, nombre_enfants_a_charge_client: nombre }: Client): string {
  const dits = [situation, nombre ? enfants(nombre) : null].filter((mot) => mot !== null);
  return dits.length > 0 ? dits.join(', ') : 'Non précisée';
}

/** First lines of a client file: who they are, and where their tax stands as the file is today. */
export function Synthese({ client }: { client: Client }) {
  const { data } = useQuery(syntheseQuery(client.id));
  const { date_mariage_pacs_client: union, regime_matrimonial_client: regime } = client;
  return (
    <section className="synthese" aria-label="Synthèse du dossier">
      <dl>
        <div>
          <dt>Famille</dt>
          <dd>
            <strong>{famille(client)}</strong>
            <span>{regime ?? (union ? `depuis le ${jourEcrit(union)}` : NB)}</span>
          </dd>
        </div>
        {data?.chiffres && <Chiffres annee={data.annee} chiffres={data.chiffres} />}
        {data && !data.chiffres && (
          <div className="a-demander">
            <dt>Impôt {data.annee + 1}</dt>
            <dd>
              <strong>Pas encore calculable</strong>
              <span>{data.raison && typographier(data.raison)}</span>
            </dd>
          </div>
        )}
      </dl>
      {data && (
        <p className="etat-synthese petit">
          {data.statut !== 'a_completer' && <Etat nom={data.statut === 'exact' ? 'exact' : 'estimation'} />}{' '}
          {data.manque && (
            <>
              <span className="doux">À demander d’abord{NB}:</span> {typographier(data.manque.question)}
              {client.droits.modifier && (
                <>
                  {' '}
                  <Link to={`/pro/clients/${client.id}/edit`}>Compléter le dossier</Link>
                </>
              )}
            </>
          )}
        </p>
      )}
    </section>
  );
}

type Figures = NonNullable<SyntheseClient['chiffres']>;

function Chiffres({ annee, chiffres: c }: { annee: number; chiffres: Figures }) {
  const cases = [
    [`Revenus ${annee}`, formaterEuros(c.revenu_brut_global), 'brut global'],
    ['Revenu imposable', formaterEuros(c.revenu_net_imposable), `revenus ${annee}`],
    ['Parts', parts(c.nombre_parts), 'quotient familial'],
    ['TMI', pourcent(c.taux_marginal_imposition), 'tranche marginale'],
    [
      c.total < 0 ? `Restitution ${annee + 1}` : `Impôt ${annee + 1}`,
      formaterEuros(Math.abs(c.total)),
      c.prelevements_sociaux > 0
        ? // Given back, the levies are what it was lowered by.
          `${c.total < 0 ? 'après' : 'dont'} ${formaterEuros(c.prelevements_sociaux)} de prélèvements sociaux`
        : `taux moyen ${pourcent(c.taux_moyen_imposition)}`,
    ],
  ] as const;
  return cases.map(([nom, valeur, precision]) => (
    <div key={nom}>
      <dt>{nom}</dt>
      <dd>
        <strong>{valeur}</strong>
        <span>{precision}</span>
      </dd>
    </div>
  ));
}
