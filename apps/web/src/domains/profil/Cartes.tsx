import type { Quota } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { quotaQuery } from '../assistant/api.ts';
import { useSession } from '../../platform/session.ts';

export function direAbonnement({ unlimited, plan, pending_plan: enAttente, questions_remaining }: Quota): string {
  if (unlimited) return 'Actif - Pro';
  const restantes = questions_remaining ?? 0;
  const pluriel = restantes > 1 ? 's' : '';
  const reste = `${restantes} question${pluriel} restante${pluriel}`;
  if (enAttente !== null) return `${enAttente}, adresse à confirmer - ${reste}`;
  return plan === null ? `Gratuit - ${reste}` : `Actif - ${plan} - ${reste}`;
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
          <Link to="/discover?questions">Découvrir vos options</Link>
        </p>
      </section>
    </aside>
  );
}
