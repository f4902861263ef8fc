import type { LigneRadar, RejeuDesAnalyses } from '@francis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, Champ, formaterEuros, typographier } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { radarQuery } from './api.ts';
import { compter, signer } from './Bilan.tsx';
import { RadarDesConversations } from './RadarDesConversations.tsx';
import { JOUR } from './jour.ts';

/** Kept analyses that the law of today would no longer answer alike, or that lean on a text. */
export function Radar() {
  const [saisi, setSaisi] = useState('');
  const [article, setArticle] = useState('');
  const radar = useInfiniteQuery({ ...radarQuery(article), placeholderData: (avant) => avant });
  const pages = radar.data?.pages ?? [];
  const lignes = pages.flatMap((page) => page.lignes);
  const relues = pages.reduce((somme, page) => somme + page.relues, 0);
  const chercher = (e: FormEvent): void => {
    e.preventDefault();
    setArticle(saisi.trim());
  };
  return (
    <section className="radar" aria-labelledby="titre-radar">
      <div className="registre">
        <h2 id="titre-radar">Radar des lois</h2>
        <p className="chapeau">Les analyses gardées, recalculées sur leurs propres faits avec la loi d’aujourd’hui</p>
      </div>
      <form className="recherche-radar" onSubmit={chercher}>
        <Champ
          libelle="Texte modifié"
          placeholder="197, 163 quatervicies"
          maxLength={80}
          value={saisi}
          onChange={(e) => setSaisi(e.target.value)}
        />
        <Bouton type="submit">Chercher</Bouton>
        {article !== '' && (
          <Bouton
            rang="discret"
            onClick={() => {
              setSaisi('');
              setArticle('');
            }}
          >
            Tous les changements
          </Bouton>
        )}
      </form>
      {radar.isError && (
        <Alerte ton="erreur">
          <p>{messageOf(radar.error, 'Les analyses n’ont pas pu être relues.')}</p>
          <Bouton onClick={() => void radar.refetch()}>Réessayer</Bouton>
        </Alerte>
      )}
      <p className="doux" role="status">
        {radar.isPending ? 'Relecture des analyses...' : radar.isSuccess && resumer(relues, lignes.length, article)}
      </p>
      {pages[0]?.rejeu && <p className="doux">{direRejeu(pages[0].rejeu)}</p>}
      {lignes.length > 0 && <TableRadar lignes={lignes} />}
      {radar.hasNextPage && (
        <Bouton disabled={radar.isFetchingNextPage} onClick={() => void radar.fetchNextPage()}>
          {radar.isFetchingNextPage ? 'Relecture...' : 'Relire les analyses plus anciennes'}
        </Bouton>
      )}
      <RadarDesConversations article={article} />
    </section>
  );
}

function resumer(relues: number, trouvees: number, article: string): string {
  if (relues === 0) return 'Aucune analyse gardée encore.';
  const lues = compter(relues, 'analyse relue', 'analyses relues');
  if (article !== '')
    return `${lues}. ${trouvees === 0 ? 'Aucune ne cite ce texte.' : `${compter(trouvees, 'cite ce texte', 'citent ce texte')}.`}`;
  return `${lues}. ${trouvees === 0 ? 'Aucun chiffre ne bouge.' : `${compter(trouvees, 'chiffre bouge', 'chiffres bougent')}.`}`;
}

/** What was done without being asked. */
function direRejeu({ etat, demande_le, fini_le, relues, changees }: RejeuDesAnalyses): string {
  const vues = compter(relues, 'analyse rejouée', 'analyses rejouées');
  if (etat === 'en_cours')
    return `La loi a changé\u202f: rejeu automatique en cours depuis le ${JOUR.format(new Date(demande_le))}, ${vues}.`;
  return `La loi a changé\u202f: ${vues} automatiquement le ${JOUR.format(new Date(fini_le ?? demande_le))}, ${compter(changees, 'chiffre bouge', 'chiffres bougent')}.`;
}

function TableRadar({ lignes }: { lignes: readonly LigneRadar[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="defile" role="region" aria-label="Analyses trouvées" tabIndex={0}>
      <table className="dense">
        <caption className="vh">Analyses trouvées</caption>
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Analyse du</th>
            <th scope="col" className="d">
              Avant
            </th>
            <th scope="col" className="d">
              Aujourd’hui
            </th>
            <th scope="col" className="d">
              Écart
            </th>
            <th scope="col">Texte</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ client, analyse, avant, apres, ecart, phrase, loi, articles }) => (
            <tr key={analyse.id}>
              <th scope="row">
                <Link to={`/pro/clients/${client.id}`}>
                  <b>{client.nom_client}</b> {client.prenom_client}
                </Link>
              </th>
              <td>{JOUR.format(new Date(analyse.le))}</td>
              <td className="d">{formaterEuros(avant)}</td>
              <td className="d">{formaterEuros(apres)}</td>
              <td className={`d ${ecart === 0 ? '' : ecart > 0 ? 'perte' : 'gain'}`.trim()}>
                {ecart === 0 ? '—' : signer(ecart)}
              </td>
              <td className="p-l" title={typographier(phrase)}>
                {typographier([...new Set([...loi.map((l) => l.article), ...articles])].slice(0, 3).join(', '))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
