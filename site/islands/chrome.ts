/**
 * The script of every page's frame: announcement, menu, dropdown, progress, first appearances, chat button. Small
 * enough to stand inside the page; everything here only betters what already works without it.
 */
import "./chrome/announcement.ts";
import "./chrome/appearance.ts";
import "./chrome/chat-button.ts";
import "./chrome/editions.ts";
import "./chrome/menu.ts";
import "./chrome/progress.ts";
