import * as desk from '@tradewind/contract/operations/desk/service';
import * as shop from '@tradewind/contract/operations/shop-desk/service';

/** The calls of one side: a shop or the platform. What only one of them may do is null for the other. */
export const shopSide = {
  list: shop.shopConversations,
  one: shop.shopConversation,
  messages: shop.shopMessages,
  attachable: shop.shopAttachable,
  send: shop.sendAsShop,
  mark: shop.markAsShop,
  typing: shop.typingAsShop,
  translate: shop.translateAsShop,
  assign: shop.assignAsShop,
  close: shop.closeAsShop,
  note: shop.noteAsShop,
  desk: shop.shopServiceDesk,
  setHours: shop.setShopServiceHours,
  replies: shop.shopSavedReplies,
  saveReply: shop.saveShopReply,
  removeReply: shop.removeShopReply,
  stream: shop.openShopStream,
  block: shop.blockShopper,
  report: shop.reportAsShop,
  transcript: null,
} as const;

export const platformSide = {
  list: desk.deskConversations,
  one: desk.deskConversationById,
  messages: desk.deskMessages,
  attachable: desk.deskAttachable,
  send: desk.sendAsPlatform,
  mark: desk.markAsPlatform,
  typing: desk.typingAsPlatform,
  translate: desk.translateAsPlatform,
  assign: desk.assignAsPlatform,
  close: desk.closeAsPlatform,
  note: desk.noteAsPlatform,
  desk: desk.deskService,
  setHours: desk.setPlatformServiceHours,
  replies: desk.deskSavedReplies,
  saveReply: desk.saveDeskReply,
  removeReply: desk.removeDeskReply,
  stream: desk.openDeskStream,
  block: null,
  report: null,
  transcript: desk.conversationTranscript,
} as const;

export type ServiceSide = typeof shopSide | typeof platformSide;
