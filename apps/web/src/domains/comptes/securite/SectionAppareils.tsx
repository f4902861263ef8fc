import type { SessionAffichee } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bouton } from '../../../design-system/index.ts';
import { type SessionState, useSession } from '../../../platform/session.ts';
import { toast } from '../../../platform/toasts.tsx';
import { appareilsQuery, deconnecterAppareil } from './api.ts';
import { depuis, instant } from '../../../platform/dates.ts';
import { Section } from '../../../platform/Section.tsx';
import { useAction } from '../../../platform/useAction.ts';

/** The open sessions: this one first, the others may be closed. */
export function SectionAppareils() {
  const client = useQueryClient();
  const { data, error } = useQuery(appareilsQuery);
  const session = useSession();
  const { occupe, agir } = useAction();
  const sessions = [...(data?.sessions ?? [])].sort(
    (a, b) => Number(b.courante) - Number(a.courante) || b.derniereActivite.localeCompare(a.derniereActivite),
  );
  const autres = sessions.filter(({ courante }) => !courante);

  const deconnecter = (cibles: readonly SessionAffichee[], message: string): void =>
    void agir(async () => {
      try {
        for (const { id } of cibles) await deconnecterAppareil(id);
        toast(message);
      } finally {
        await client.invalidateQueries({ queryKey: appareilsQuery.queryKey });
        void client.invalidateQueries({ queryKey: ['journal'] });
      }
    });

  return (
    <Section
      titre="Appareils connectés"
      texte={dureeDite(session, sessions[0]?.ouverteLe)}
      erreur={error}
      action={
        autres.length > 0 && (
          <Bouton disabled={occupe} onClick={() => deconnecter(autres, 'Vos autres appareils sont déconnectés.')}>
            Déconnecter les autres appareils
          </Bouton>
        )
      }
    >
      <ul className="lignes">
        {sessions.map((une) => (
          <li key={une.id}>
            <div>
              <b>{une.appareil ?? 'Appareil inconnu'}</b>
              {une.courante && <span className="pastille">Cet appareil</span>}
              <span className="doux">
                {une.courante ? 'Connecté' : `Actif ${depuis(une.derniereActivite)}, connecté`} depuis le{' '}
                {instant(une.ouverteLe)}
                {une.reseau && `, réseau ${une.reseau}`}
                {une.niveau === 'aal2' && ', avec double authentification'}
              </span>
            </div>
            {!une.courante && (
              <Bouton
                taille="petite"
                rang="danger"
                disabled={occupe}
                onClick={() => deconnecter([une], 'Appareil déconnecté.')}
              >
                Déconnecter
              </Bouton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const HEURE_MS = 3_600_000;
const HEURE = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** As the server enforces them, with the hour at which this one ends in any case. */
function dureeDite(session: SessionState, ouverteLe: string | undefined): string {
  if (session.statut !== 'ouverte' || ouverteLe === undefined) return 'Les sessions ouvertes sur votre compte.';
  const heures = Math.round((session.finLe - Date.parse(ouverteLe)) / HEURE_MS);
  return `Une session se ferme après ${session.inactiviteMs / 60_000} minutes sans activité, et au plus tard après ${heures} heures. La session actuelle finira à ${HEURE.format(session.finLe)}.`;
}
