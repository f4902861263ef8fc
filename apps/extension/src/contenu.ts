import { lireSousTitres } from './contenu/lecteur.ts';
import { estDeLaMaison } from './messages.ts';

/** In a page of Teams. Until the panel of the extension opens a channel, after the agreement, no word is read. */
const PRESENCE_MS = 5_000;
const RYTHME_MS = 400;
/** Buttons that only a meeting shows. */
const EN_REUNION = '#hangup-button, [data-tid="hangup-main-btn"], [data-tid="call-hangup"]';

function direPresence(): void {
  const reunion = document.querySelector(EN_REUNION) !== null;
  // The extension may have been reloaded: this page then speaks to nobody.
  void chrome.runtime.sendMessage({ type: 'PRESENCE', reunion }).catch(() => undefined);
}

chrome.runtime.onConnect.addListener((port) => {
  if (port.name !== 'capture' || !port.sender || !estDeLaMaison(port.sender)) {
    port.disconnect();
    return;
  }
  let minuterie: ReturnType<typeof setTimeout> | undefined;
  const lire = (): void => {
    minuterie = undefined;
    port.postMessage(lireSousTitres(document.body));
  };
  const observateur = new MutationObserver(() => {
    minuterie ??= setTimeout(lire, RYTHME_MS);
  });
  observateur.observe(document.body, { childList: true, subtree: true, characterData: true });
  lire();
  // The panel closes: reading ends with it.
  port.onDisconnect.addListener(() => {
    observateur.disconnect();
    clearTimeout(minuterie);
  });
});

direPresence();
setInterval(direPresence, PRESENCE_MS);
