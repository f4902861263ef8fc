import type { ComptesClients } from '@francis/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { rendezVousCourt } from './rendez-vous.ts';

/** The next appointments of the firm. */
export function RendezVous({ rendezVous }: { rendezVous: ComptesClients['rendez_vous'] | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="registre">
        <h2 id={id}>Rendez-vous</h2>
      </div>
      {rendezVous?.length === 0 && <p className="doux petit">Aucun rendez-vous à venir dans les dossiers.</p>}
      <ul className="agenda">
        {(rendezVous ?? []).map((r) => {
          const { jour, heure } = rendezVousCourt(r.prochain_rendez_vous_pro);
          return (
            <li key={r.id}>
              <time dateTime={r.prochain_rendez_vous_pro}>
                {jour}
                <br />
                {heure}
              </time>
              <Link to={`/pro/clients/${r.id}`}>
                {r.prenom_client} {r.nom_client}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
