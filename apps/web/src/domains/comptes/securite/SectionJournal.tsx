import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { journalQuery } from './api.ts';
import { instant } from '../../../platform/dates.ts';
import { libelleAction, libelleRisque } from './journal-libelles.ts';
import { Section } from '../../../platform/Section.tsx';

const PAR_PAGE = 10;

/** What happened to the account, newest first. */
export function SectionJournal() {
  const { data, error } = useQuery(journalQuery);
  const [page, setPage] = useState(0);
  const entrees = data?.entrees ?? [];
  const pages = Math.max(1, Math.ceil(entrees.length / PAR_PAGE));
  const courante = Math.min(page, pages - 1);
  const montrees = entrees.slice(courante * PAR_PAGE, (courante + 1) * PAR_PAGE);

  return (
    <Section
      titre="Journal"
      texte="Ce qui s’est passé sur votre compte. Une ligne que vous ne reconnaissez pas mérite un nouveau mot de passe."
      erreur={error}
    >
      {data && <Bilan {...data.rapport} />}
      {montrees.length > 0 && (
        <div className="journal">
          <table aria-label="Journal de sécurité">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Événement</th>
                <th scope="col">Appareil</th>
                <th scope="col">Niveau</th>
              </tr>
            </thead>
            <tbody>
              {montrees.map((entree) => (
                <tr key={entree.id} className={entree.riskLevel}>
                  <td className="n">{instant(entree.timestamp)}</td>
                  <td>
                    {libelleAction(entree.action)}
                    {!entree.success && <span className="perte"> (échec)</span>}
                  </td>
                  <td>
                    {entree.userAgent ?? 'Inconnu'}
                    {entree.ipAddress && <span className="doux reseau"> {entree.ipAddress}</span>}
                  </td>
                  <td>{libelleRisque(entree.riskLevel)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <nav className="pages" aria-label="Pages du journal">
          <Bouton taille="petite" disabled={courante === 0} onClick={() => setPage(courante - 1)}>
            Plus récents
          </Bouton>
          <span role="status">
            Page <span className="n">{courante + 1}</span> sur <span className="n">{pages}</span>
          </span>
          <Bouton taille="petite" disabled={courante === pages - 1} onClick={() => setPage(courante + 1)}>
            Plus anciens
          </Bouton>
        </nav>
      )}
    </Section>
  );
}

interface Compte {
  evenements: number;
  echecs: number;
  risqueEleve: number;
}

function Bilan({ dernieres24h, derniers7jours }: { dernieres24h: Compte; derniers7jours: Compte }) {
  return (
    <dl className="bilan-journal">
      <div>
        <dt>24 dernières heures</dt>
        <dd>{enPhrase(dernieres24h)}</dd>
      </div>
      <div>
        <dt>7 derniers jours</dt>
        <dd>{enPhrase(derniers7jours)}</dd>
      </div>
    </dl>
  );
}

const compter = (nombre: number, nom: string): string => `${nombre}\u00a0${nom}${nombre > 1 ? 's' : ''}`;
const enPhrase = ({ evenements, echecs, risqueEleve }: Compte): string =>
  `${compter(evenements, 'événement')}, ${compter(echecs, 'échec')}, ${compter(risqueEleve, 'sensible')}`;
