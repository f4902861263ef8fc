import type { Quota } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { quotaQuery } from '../assistant/api.ts';
import { useSession } from '../../platform/session.ts';

/** Questions of the paid plans, by month and by year: any other limit is the free one. */
const LIMITES_PAYEES: ReadonlySet<number | null> = new Set([30, 50, 100, 360]);

export function direAbonnement({ unlimited, quota_limit, questions_remaining }: Quota): string {
  if (unlimited) return 'Actif - Pro';
  const restantes = questions_remaining ?? 0;
  const pluriel = restantes > 1 ? 's' : '';
  const formule = LIMITES_PAYEES.has(quota_limit) ? 'Actif' : 'Gratuit';
  return `${formule} - ${restantes} question${pluriel} restante${pluriel}`;
}

/** Whose account it is, and what it gives. */
export function Cartes() {
  const session = useSession();
  const { data: quota } = useQuery(quotaQuery);
  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  return (
    <aside className="cartes" aria-label="Votre compte">
      <section aria-labelledby="carte-compte">
        <h2 id="carte-compte">Compte</h2>
        <dl>
          <div>
            <dt>Email</dt>
            <dd>{utilisateur?.email || 'Non défini'}</dd>
          </div>
          <div>
            <dt>Type de compte</dt>
            <dd>{utilisateur?.taper === 'professionnel' ? 'Professionnel' : 'Particulier'}</dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="carte-abonnement">
        <h2 id="carte-abonnement">Abonnement</h2>
        <p>{quota ? direAbonnement(quota) : 'Lecture en cours…'}</p>
        <p className="petit">
          <Link to="/discover">Découvrir vos options</Link>
        </p>
      </section>
    </aside>
  );
}
