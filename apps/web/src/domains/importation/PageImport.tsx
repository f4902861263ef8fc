import type { ImportDepose, ImportVerifie } from '@francis/contract';
import { useState } from 'react';
import { Alerte } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { LectureSeule } from '../clients/LectureSeule.tsx';
import { useLecteur } from '../clients/useLecteur.ts';
import { RETOUR_CLIENTS, TetePro } from '../clients/TetePro.tsx';
import { deposer, verifier } from './api.ts';
import { Correspondance } from './Correspondance.tsx';
import { nombre, Verification } from './Verification.tsx';
import '../cabinet/cabinet.css';
import './importation.css';

/** A spreadsheet of clients becomes files: chosen, mapped, tried without writing, then written all or none. */
export function PageImport() {
  useTitre('Importer des clients');
  return useLecteur() ? <LectureSeule titre="Importer des clients" /> : <Import />;
}

function Import() {
  const [depose, setDepose] = useState<ImportDepose>();
  const [verifie, setVerifie] = useState<ImportVerifie>();
  const [occupe, setOccupe] = useState(false);
  const [refus, setRefus] = useState<string>();
  const faire = async (travail: () => Promise<void>): Promise<void> => {
    setOccupe(true);
    setRefus(undefined);
    try {
      await travail();
    } catch (error) {
      setRefus(messageOf(error, 'Le fichier n’a pas pu être lu. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  const choisir = (fichier: File | undefined): void => {
    if (!fichier) return;
    void faire(async () => {
      // What is shown is never of another file than the one that was chosen last.
      setDepose(undefined);
      setVerifie(undefined);
      setDepose(await deposer(fichier));
    });
  };
  return (
    <CadrePro className="compte-page page-import">
      <TetePro retour={RETOUR_CLIENTS} titre="Importer des clients" />
      <Section
        titre="1. Le fichier"
        texte={
          'Un classeur Excel (.xlsx) ou un CSV, 20 Mo et 50\u202f000 lignes au plus, ses titres en première ligne. Il n’est pas gardé\u202f: ses lignes attendent votre accord, un jour au plus.'
        }
      >
        {refus !== undefined && (
          <Alerte ton="erreur">
            <p>{refus}</p>
          </Alerte>
        )}
        <div className="gestes-cabinet">
          <label className="b choisir-logo">
            {occupe ? 'Lecture...' : depose ? 'Changer de fichier' : 'Choisir un fichier'}
            <input
              className="vh"
              type="file"
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={occupe}
              onChange={({ target }) => {
                choisir(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          {depose && <span role="status">{nombre(depose.lignes, 'ligne lue', 'lignes lues')}</span>}
        </div>
      </Section>
      {depose && (
        <Correspondance
          key={depose.id}
          depose={depose}
          occupe={occupe}
          onChange={() => setVerifie(undefined)}
          onVerifier={(champs) => void faire(async () => setVerifie(await verifier(depose.id, champs)))}
        />
      )}
      {verifie && <Verification verifie={verifie} onImporte={() => setDepose(undefined)} />}
    </CadrePro>
  );
}
