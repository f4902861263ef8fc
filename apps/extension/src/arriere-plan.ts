import { lireDuSite, lirePresence, site } from './messages.ts';
import { estRelie, garderReglages, reglages } from './stockage.ts';

/** Answers the pages of Francis, and marks the icon; it reads no page and holds no conversation. */
const OCRE = '#A8651A';

void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });

chrome.runtime.onMessageExternal.addListener((message, expediteur, repondre) => {
  const demande = lireDuSite(message);
  if (expediteur.origin !== site() || expediteur.tab === undefined || !demande) return undefined;
  if (demande.type === 'REGLAGES_TEAMS') {
    void garderReglages(demande.reglages).then(() => repondre({ ok: true }));
    return true;
  }
  void estRelie().then((active) => repondre({ installed: true, active }));
  return true;
});

chrome.runtime.onMessage.addListener((message, { id, tab }) => {
  const presence = lirePresence(message);
  if (id === chrome.runtime.id && tab?.id !== undefined && presence) void marquer(tab.id, presence.reunion);
  return undefined;
});

async function marquer(tabId: number, reunion: boolean): Promise<void> {
  const { meetingNotifications } = await reglages();
  await chrome.action.setBadgeBackgroundColor({ color: OCRE });
  await chrome.action.setBadgeText({ tabId, text: reunion && meetingNotifications ? '•' : '' });
}
