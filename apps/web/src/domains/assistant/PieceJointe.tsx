import type { DocumentReponse } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, BoutonIcone } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { documentQuery } from '../documents/api.ts';
import { ListeDesFaits } from '../documents/FaitsLus.tsx';
import { anneeAncienne, nommer, pluriel, verdictDe } from '../documents/textes.ts';
import { useChoixDesFaits } from '../documents/useChoixDesFaits.ts';
import '../documents/documents.css';

interface Props {
  id: string;
  onDetacher: () => void;
}

/** A document handed over in the conversation: its reading, the facts it proposes, and their going to the situation. */
export function PieceJointe({ id, onDetacher }: Props) {
  const { data: document, error } = useQuery(documentQuery(id));
  const cadre = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: a browser may give a promise back, which is no cleaning.
    cadre.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const nom = document ? nommer(document) : 'Document joint';
  return (
    <section ref={cadre} className="piece-jointe" aria-label={nom}>
      <header>
        <h2>{nom}</h2>
        <BoutonIcone icone="fermer" libelle={`Retirer «\u202f${nom}\u202f» de la conversation`} onClick={onDetacher} />
      </header>
      {error && !document && <Alerte ton="erreur">{messageOf(error, 'Ce document n’a pas pu être lu.')}</Alerte>}
      {(!document || document.etat === 'attente') && !error && (
        <p className="petit doux" role="status">
          Francis lit ce document. Une page numérisée prend jusqu’à vingt secondes.
        </p>
      )}
      {document?.etat === 'refuse' && (
        <>
          <Alerte ton="erreur">{document.refus?.detail}</Alerte>
          <p className="petit doux">Le fichier est effacé.</p>
        </>
      )}
      {(document?.etat === 'lu' || document?.etat === 'confirme') && <Lue key={document.etat} document={document} />}
    </section>
  );
}

function Lue({ document }: { document: DocumentReponse }) {
  const { confirme, refuses, acceptes, choisir, envoyer, occupe } = useChoixDesFaits(document);
  const [vise, setVise] = useState<string>();
  const entier = <Link to={`/documents?id=${document.id}`}>Voir la page et les zones</Link>;
  if (confirme)
    return (
      <p className="petit" role="status">
        {acceptes.length === 0
          ? 'Aucun fait n’a été gardé.'
          : anneeAncienne(document)
            ? `${pluriel(acceptes.length, 'fait')} confirmé${acceptes.length > 1 ? 's' : ''}. ${anneeAncienne(document)}`
            : `${pluriel(acceptes.length, 'fait')} dans votre situation\u202f: vos prochaines questions en tiennent compte.`}{' '}
        {entier}
      </p>
    );
  return (
    <>
      <p className="petit doux">
        Francis a lu {pluriel(document.faits.length, 'fait')}. Rien ne va à votre situation sans votre accord.
        {document.rapprochement && ` ${verdictDe(document.rapprochement)}`} {entier}
      </p>
      {anneeAncienne(document) && <Alerte ton="attention">{anneeAncienne(document)}</Alerte>}
      <ListeDesFaits document={document} refuses={refuses} vise={vise} onChoisir={choisir} onViser={setVise} />
      {document.ecartes.length > 0 && (
        <details className="petit">
          <summary>Laissé vide, et pourquoi ({document.ecartes.length})</summary>
          <ul className="ecartes-doc">
            {document.ecartes.map(({ chemin, libelle, raison }) => (
              <li key={chemin}>
                <b>{libelle}</b>
                {'\u202f'}: {raison}.
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="rangee">
        <Bouton disabled={occupe || acceptes.length === 0} onClick={() => void envoyer(acceptes)}>
          Confirmer {pluriel(acceptes.length, 'fait')}
        </Bouton>
        <Bouton rang="discret" disabled={occupe} onClick={() => void envoyer([])}>
          Tout laisser
        </Bouton>
      </div>
    </>
  );
}
